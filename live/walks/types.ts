import type {Visit} from './Visit';

/** One way through the interface, as its reader goes it. */
export interface Walk {
  name: string;
  /** Addresses of the pages whose steps it follows, without the slash. */
  pages: string[];
  run(visit: Visit): Promise<void>;
}
