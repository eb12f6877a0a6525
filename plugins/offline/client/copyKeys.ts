/** Keys inside the copy's cache. They are addresses, because a cache knows nothing else; no file has them. */

const prefix = (baseUrl: string): string => `${baseUrl}_offline/`;

/** The whole copy in use. */
export const copyKey = (baseUrl: string): string => `${prefix(baseUrl)}copy`;

/** The manifest of a download that is not finished. */
export const pendingKey = (baseUrl: string): string => `${prefix(baseUrl)}pending`;

/** The version that the reader does not want to be reminded of. */
export const dismissedKey = (baseUrl: string): string => `${prefix(baseUrl)}dismissed`;

const files = (baseUrl: string): string => `${prefix(baseUrl)}files/`;

/** By content: a new version fetches only what changed, and shares the rest with the one in use. */
export const fileKey = (baseUrl: string, hash: string): string => files(baseUrl) + hash;

/** The hash in a key's address; undefined for the other keys. */
export const hashInKey = (address: string): string | undefined =>
  /\/_offline\/files\/([0-9a-f]+)$/.exec(address)?.[1];
