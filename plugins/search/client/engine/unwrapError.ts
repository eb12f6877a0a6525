/**
 * What surrounds the message of an error in a log, in a dialog of the product or in a response of
 * its API. It is the same around every error and says nothing about this one. Folded.
 */
const FRAMES = [
  // The time and the level of a line in a log; a bare number (`504 …`) is part of the message.
  /^\[?\d{2,4}[-/]\d\d[-/]\d{2,4}[ t]\d\d:\d\d:\d\d[\d.,z]*\]?[- ]*(?:\[?(?:error|warning|info|debug)\b *\]?[- ]*)*/,
  /^\{"detail": ?"?/,
  /^error running graph: ?/,
  /^error building component [^:]{1,40}: ?/,
  /^error running method "[^"]*": ?/,
  /^an error occured in the .{1,40}? component, stopping your flow\. (?:see below for more details\. ?)?/,
  /^error details: \w+ (?:details: ?)?/,
  /^(?:value|runtime|type|attribute)error: ?/,
  /^(?:\w+\.)*(?:http)?exception: ?/,
];
const CLOSING = /["'\]}\s]+$/;
/** A message of fewer words may be no message: `error building component loop: data`. */
const LEAST_WORDS = 2;
const WORD = /[a-z\d_]{2,}/g;

/** The message alone, if enough of it is left without its frame. */
export function unwrapError(text: string): string {
  let inner = text;
  for (let frame: RegExp | undefined; (frame = findFrame(inner)) !== undefined;) {
    inner = inner.replace(frame, '');
  }
  return inner === text ? text : inner.replace(CLOSING, '');
}

function findFrame(text: string): RegExp | undefined {
  return FRAMES.find((frame) => {
    const [found = ''] = frame.exec(text) ?? [];
    return found !== '' && countWords(text.slice(found.length)) >= LEAST_WORDS;
  });
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
