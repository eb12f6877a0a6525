import type {KeptCopy, OfflineFile, OfflineManifest} from '../types';

/**
 * What the cache says about the copy. Something else may have written there, or the browser may have lost half of
 * it: what cannot be used is not there, and the reader can download a new copy.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isFile(value: unknown): value is OfflineFile {
  const {hash, size, transfer} = isObject(value) ? value : {};
  return (
    typeof hash === 'string' &&
    /^[0-9a-f]+$/.test(hash) &&
    Number.isFinite(size) &&
    Number.isFinite(transfer)
  );
}

export const isManifest = (value: unknown): value is OfflineManifest =>
  isObject(value) &&
  typeof value.version === 'string' &&
  isObject(value.files) &&
  Object.values(value.files).every(isFile);

export const isCopy = (value: unknown): value is KeptCopy =>
  isObject(value) &&
  isManifest(value.manifest) &&
  typeof value.date === 'string' &&
  !Number.isNaN(Date.parse(value.date));

export const isVersion = (value: unknown): value is string => typeof value === 'string';

export async function readStored<Value>(
  stored: Response | undefined,
  isUsable: (value: unknown) => value is Value,
): Promise<Value | undefined> {
  try {
    const value: unknown = await stored?.json();
    return isUsable(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
