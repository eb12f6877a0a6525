export interface SiteFile {
  text: string;
  /** Changes when the text does, so that what was made of it can be kept. */
  version: string;
}

/** Where the files of the site come from. */
export interface SiteSource {
  /** A folder or an address, for messages. */
  name: string;
  /** Where deep links lead; without it, to the address that the site was built for. */
  address?: string;
  /** Where they lead if the site was built for no address, as a pack is. */
  fallbackAddress?: string;
  /**
   * `path` is relative to the root of the site; null if there is no such file. `again` asks whether a file has changed
   * even if that was asked a moment ago.
   */
  read(path: string, ask?: {again: boolean}): Promise<SiteFile | null>;
}
