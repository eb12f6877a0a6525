/**
 * Numbers as printable ASCII, small ones in one character: the last digit of a number is one of 63
 * characters, those before it one of 32 others, so that no separator is needed.
 */
const LAST_DIGITS = 63;
const FIRST_LAST_DIGIT = 0x40;
const MORE_DIGITS = 32;
const FIRST_MORE_DIGIT = 0x20;

export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join('');
}

function writeNumber(number: number): string {
  let text = String.fromCharCode(FIRST_LAST_DIGIT + (number % LAST_DIGITS));
  for (
    let rest = Math.floor(number / LAST_DIGITS);
    rest > 0;
    rest = Math.floor(rest / MORE_DIGITS)
  ) {
    text = String.fromCharCode(FIRST_MORE_DIGIT + (rest % MORE_DIGITS)) + text;
  }
  return text;
}

export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let more = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST_LAST_DIGIT) {
      more = more * MORE_DIGITS + code - FIRST_MORE_DIGIT;
    } else {
      numbers.push(more * LAST_DIGITS + code - FIRST_LAST_DIGIT);
      more = 0;
    }
  }
  return numbers;
}

/** An ascending list as the steps from one to the next. */
export function writeAscending(numbers: readonly number[]): string {
  return writeNumbers(numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1));
}

export function readAscending(text: string): number[] {
  let last = -1;
  return readNumbers(text).map((step) => (last += step + 1));
}
