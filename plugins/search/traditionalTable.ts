import {TRADITIONAL_PAIRS} from './traditionalForms';

/**
 * The pairs 「traditional, simplified」 whose simplified character occurs on the site. What the site writes in the
 * traditional form stays as it is: only queries are simplified.
 */
export function createTraditionalTable(occurring: ReadonlySet<string>): string {
  const characters = [...TRADITIONAL_PAIRS];
  let pairs = '';
  for (let index = 0; index + 1 < characters.length; index += 2) {
    const traditional = characters[index] ?? '';
    const simplified = characters[index + 1] ?? '';
    if (occurring.has(simplified) && !occurring.has(traditional)) {
      pairs += traditional + simplified;
    }
  }
  return pairs;
}
