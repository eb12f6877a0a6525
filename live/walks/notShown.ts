interface Exception {
  /** Left out: on every page. */
  page?: string;
  words: string[];
  reason: string;
}

/** The only list of bold words that the interface of a fresh server does not show, and why. */
const exceptions: Exception[] = [];

export function findReason(page: string, word: string): string | undefined {
  return exceptions.find(
    (exception) =>
      (exception.page === undefined || exception.page === page) && exception.words.includes(word),
  )?.reason;
}

export const allExceptions: readonly Exception[] = exceptions;
