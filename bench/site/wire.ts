import type {Page} from '@playwright/test';
import type {GzipServer, Kind, Sent} from './gzipServer';

export type ByKind = Partial<Record<Kind, number>>;

/** What went over the wire in one phase. */
export interface Traffic {
  needed: Sent[];
  /** Fetched for later, while the reader reads. */
  ahead: Sent[];
}

/** Long enough for scripts that wait until the browser is idle. */
const QUIET_MS = 3000;
const GIVE_UP_MS = 60_000;

export const sum = (responses: Sent[]): number =>
  responses.reduce((total, {bytes}) => total + bytes, 0);

export function sumByKind(responses: Sent[]): ByKind {
  const kinds: ByKind = {};
  for (const {kind, bytes} of responses) {
    kinds[kind] = (kinds[kind] ?? 0) + bytes;
  }
  return kinds;
}

/** Links announce what they fetch ahead in a header; scripts that do it themselves ask with a low priority. */
export function separate(responses: Sent[], askedWithLowPriority: Set<string>): Traffic {
  const isAhead = ({isPrefetch, path}: Sent): boolean =>
    isPrefetch || askedWithLowPriority.has(path);
  return {
    needed: responses.filter((response) => !isAhead(response)),
    ahead: responses.filter(isAhead),
  };
}

/** Follows a page phase by phase. The bytes are the server's: the page does not see what its workers fetch. */
export class Wire {
  private counted: number;
  private readonly asked = new Set<string>();

  private constructor(private readonly server: GzipServer) {
    this.counted = server.sent.length;
  }

  static async follow(page: Page, server: GzipServer): Promise<Wire> {
    const wire = new Wire(server);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({request, type}) => {
      if (type === 'Fetch' && ['Low', 'VeryLow'].includes(request.initialPriority)) {
        wire.asked.add(new URL(request.url).pathname);
      }
    });
    return wire;
  }

  /** Everything since the last time, once nothing has moved for a while. */
  async settle(): Promise<Traffic> {
    const {sent} = this.server;
    const began = Date.now();
    let [seen, moved] = [sent.length, began];
    while (Date.now() - moved < QUIET_MS && Date.now() - began < GIVE_UP_MS) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (sent.length > seen) {
        [seen, moved] = [sent.length, Date.now()];
      }
    }
    const responses = sent.slice(this.counted);
    this.counted = sent.length;
    return separate(responses, this.asked);
  }
}
