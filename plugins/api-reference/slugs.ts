/** `Get Elevenlabs Voice Ids` → `get-elevenlabs-voice-ids`. */
export function kebabCase(source: string): string {
  return source
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Slugs in the order of the sources; the second of a name gets -1, the third -2. */
export function assignSlugs(sources: string[]): string[] {
  const seen = new Map<string, number>();
  return sources.map((source) => {
    const base = kebabCase(source);
    const earlier = seen.get(base) ?? 0;
    seen.set(base, earlier + 1);
    return earlier === 0 ? base : `${base}-${earlier}`;
  });
}
