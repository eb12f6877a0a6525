/** The specified limit of the dialog's input. */
export const MAX_DIALOG_QUERY_LENGTH = 64;

/** Half a character, which no address can carry. */
const loneSurrogates = /\p{Cs}/gu;

export const wellFormed = (text: string): string => text.replace(loneSurrogates, '');

/** The first characters of a text; one that takes two units counts once and is never cut in half. */
export const cutQuery = (text: string, length: number): string =>
  Array.from(wellFormed(text)).slice(0, length).join('');
