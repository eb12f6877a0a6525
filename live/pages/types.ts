import type {LiveServer} from '../types';

/** What the reader of a page has before the first example. */
export interface PageSetUp {
  /** Files of the reader, by path, beside the scripts. */
  files?: Record<string, string | Uint8Array>;
  /** Makes what the page presupposes on the server; answers printed values and what they are here. */
  prepare?(
    server: LiveServer,
    reader: {flowId: string; projectId: string},
  ): Promise<Record<string, string>>;
  /** Variables that the page presupposes beside the address, the key, the flow and the project. */
  environment?(server: LiveServer, values: Record<string, string>): Record<string, string>;
  /** Blocks that do not end by themselves: servers and endless streams, by title or code. */
  background?: RegExp[];
}
