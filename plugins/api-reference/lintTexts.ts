/** What is wrong with a Chinese text of the description; an empty list means nothing. */
export function lintText(text: unknown): string[] {
  if (typeof text !== 'string' || text.trim() === '') {
    return ['缺少中文文字'];
  }
  if (text.includes('TODO-ZH')) {
    return ['还没有写（TODO-ZH）'];
  }
  const prose = withoutCode(text);
  const faults: string[] = [];
  if (!/\p{Script=Han}/u.test(prose)) {
    faults.push('没有中文');
  }
  const english = englishSentence(prose);
  if (english) {
    faults.push(`含英文句子“${english}”`);
  }
  const tight = /\p{Script=Han}[A-Za-z0-9`]|[A-Za-z0-9`]\p{Script=Han}/u.exec(text);
  if (tight) {
    faults.push(`中文与英文、数字或代码之间缺空格：“${around(text, tight.index)}”`);
  }
  const half = /\p{Script=Han}[,;:!?](?!\/)|\p{Script=Han}\.(?:\s|$)/u.exec(prose);
  if (half) {
    faults.push(`中文后用了半角标点：“${around(prose, half.index)}”`);
  }
  if (/[！!]/.test(prose)) {
    faults.push('不用感叹号');
  }
  return faults;
}

/** The rules of a title: short, no full stop. */
export function lintTitle(text: unknown): string[] {
  const faults = lintText(text);
  if (typeof text !== 'string' || faults.length > 0) {
    return faults;
  }
  if (/[。.]$/.test(text)) {
    faults.push('标题不以句号结尾');
  }
  if ([...text].length > 32) {
    faults.push('标题超过 32 个字符');
  }
  return faults;
}

/** The rules of a one-sentence summary. */
export function lintSummary(text: unknown): string[] {
  const faults = lintText(text);
  if (typeof text !== 'string' || faults.length > 0) {
    return faults;
  }
  const sentences = text.match(/。/g)?.length ?? 0;
  if (text.includes('\n') || sentences !== 1 || !text.endsWith('。')) {
    faults.push('应是恰好一句话，以句号结尾');
  }
  if ([...text].length > 90) {
    faults.push('一句话摘要超过 90 个字符');
  }
  return faults;
}

/** Code spans, fences, links' targets and UI labels in bold may be English. */
function withoutCode(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, '码')
    .replace(/\*\*[^*]*\*\*/g, '标')
    .replace(/\]\([^)]*\)/g, ']');
}

/** Four or more English words in a row read as a sentence; names are shorter. */
function englishSentence(prose: string): string | undefined {
  return /[A-Za-z][A-Za-z'’-]*(?:[ ,]+[A-Za-z][A-Za-z'’-]*){3,}/.exec(prose)?.[0];
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 6), index + 8).replaceAll('\n', ' ');
}
