/** Parts of a query that were copied out of a program rather than thought of. All text is folded. */

/** From so many words on English text is a sentence: the message of an error, not a name. */
const SENTENCE_WORDS = 4;
const SENTENCE_BESIDE_CHINESE = 3;
const LATIN_RUN = /[^\u3400-\u4dbf\u4e00-\u9fff]+/g;
const ENGLISH_WORD = /[a-z]{2,}/g;
const EDGES = /^[^a-z\d]+|[^a-z\d]+$/g;
/** `qwen2.5:7b`, `127.0.0.1`, `chatinput-a8xk2`: a name with digits, joined by signs. */
const VALUE = /(?=[^ ]*\d)[^ "'`()[\]{},]*[a-z\d][.:\\/_-][a-z\d][^ "'`()[\]{},]*/g;

/** The English sentence that a reader pasted between Chinese words: 「一运行就 connection refused by …」. */
export function pastedSentence(text: string): string | undefined {
  let longest = '';
  for (const [run] of text.matchAll(LATIN_RUN)) {
    if (run.length > longest.length) {
      longest = run;
    }
  }
  const sentence = longest.replaceAll(EDGES, '');
  const isMixed = longest.length < text.length;
  return isMixed && countWords(sentence) >= SENTENCE_BESIDE_CHINESE ? sentence : undefined;
}

/** Where a message names what it met on the reader's machine: it differs from case to case. */
export function valuesInSentence(text: string): [start: number, end: number][] {
  if (countWords(text) < SENTENCE_WORDS) {
    return [];
  }
  return Array.from(text.matchAll(VALUE), ({0: value, index}) => [index, index + value.length]);
}

function countWords(text: string): number {
  return text.match(ENGLISH_WORD)?.length ?? 0;
}
