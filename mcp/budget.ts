/** Answers are bounded: the caller pays for every token of them. */

export const MIN_BUDGET = 200;
export const MAX_BUDGET = 32_000;

/** One for a wide character, a quarter for any other: on the safe side for today's tokenizers. */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (const character of text) {
    if (character > '\u2e7f') {
      wide++;
    }
  }
  return Math.ceil(wide + (text.length - wide) / 4);
}

/** The beginning of a line that costs no more than the budget. */
export function cutText(text: string, budget: number): string {
  if (estimateTokens(text) <= budget) {
    return text;
  }
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (estimateTokens(`${text.slice(0, middle)}…`) <= budget) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  // Half of a surrogate pair is no character.
  const end = /[\ud800-\udbff]$/.test(text.slice(0, low)) ? low - 1 : low;
  return end > 0 ? `${text.slice(0, end)}…` : '';
}

/** As many of the pieces, from the first on, as the budget allows. */
export function takeWithin(
  pieces: readonly string[],
  budget: number,
  separator = '\n',
): {taken: string[]; left: number} {
  const taken: string[] = [];
  let text = '';
  for (const piece of pieces) {
    const longer = taken.length === 0 ? piece : `${text}${separator}${piece}`;
    if (estimateTokens(longer) > budget) {
      break;
    }
    taken.push(piece);
    text = longer;
  }
  return {taken, left: pieces.length - taken.length};
}
