/**
 * Words of a question that do not say what it is about. They still count a little, so that
 * 「是什么」 finds headings that ask the same.
 */
const QUESTION_WORDS = [
  '请问',
  '如何',
  '怎么办',
  '怎么样',
  '怎么',
  '怎样',
  '咋',
  '什么是',
  '是什么',
  '有什么',
  '有哪些',
  '什么',
  '为什么',
  '为何',
  '哪里',
  '哪儿',
  '哪个',
  '哪些',
  '多少',
  '能不能',
  '可不可以',
  '能否',
  '是否',
  '可以',
  '我想',
  '我要',
  '想要',
  '需要',
  '应该',
  '一个',
  '进行',
  '以及',
  '还是',
  '之前',
  '之后',
  '的时候',
  '吗',
  '呢',
  '啊',
  '的',
  '了',
  '我',
  '你',
  '和',
  '与',
  '到',
  '在',
  '把',
  '给',
  '让',
  '被',
  '里',
  '后',
  '前',
];

const ENGLISH_QUESTION_WORDS = new Set(
  'a an and are at by can do does for from how i in is it my of on or the to use using what where which why with'.split(
    ' ',
  ),
);

export function isEnglishQuestionWord(word: string): boolean {
  return ENGLISH_QUESTION_WORDS.has(word);
}

/** For each character of a Han run whether it belongs to a question word. */
export function markQuestionWords(run: string): boolean[] {
  const marks = new Array<boolean>(run.length).fill(false);
  for (const word of QUESTION_WORDS) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  return marks;
}
