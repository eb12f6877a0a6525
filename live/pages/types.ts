import type {FlowSketch} from '../flows/sampleFlow';
import type {LiveServer} from '../types';

export interface Reader {
  server: LiveServer;
  flowId: string;
  projectId: string;
  /** The folder in which the reader works. */
  folder: string;
  /** Address of the PostgreSQL that the page asked for. */
  postgres?: string;
}

/** What the reader of a page has before an example. */
export interface PageSetUp {
  /** Files of the reader, by path, beside the scripts. */
  files?: Record<string, string | Uint8Array>;
  /** The flow that the page speaks of, if it is not the usual one. */
  flow?: FlowSketch;
  /**
   * Called before every block, since a block may have deleted what the next one needs: makes what
   * is missing, and answers printed values (`FILE_ID`) with what they are here. A name in capitals
   * is a variable of the terminal too.
   */
  ensure?(reader: Reader): Promise<Record<string, string>>;
  /** Variables that the page presupposes beside the address, the key, the flow and the project. */
  environment?: Record<string, string>;
  /** Packages that the reader has: an installation of Langflow with extras is only resolved here. */
  packages?: string[];
  /** PostgreSQL at the printed `localhost:5432`; blocks that use it are exempt where none is installed. */
  postgres?: boolean;
  /** Scripts that the reader saves and a later block starts, with what they need; by title. */
  saved?: RegExp[];
  /** Blocks that do not end by themselves: servers and endless streams, by title or code. */
  background?: RegExp[];
}
