const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Words as the browser's own segmenter cuts them. */
export function segmentText(text: string): string[] {
  return Array.from(segmenter.segment(text.toLowerCase()))
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment);
}

/** Pairs of neighbouring Chinese characters, and words of letters and digits. */
export function cutBigrams(text: string): string[] {
  const runs = text.toLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}_]+/gu) ?? [];
  return runs.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run) || run.length === 1) {
      return [run];
    }
    return Array.from({length: run.length - 1}, (_, start) => run.slice(start, start + 2));
  });
}
