import {collectorPorts} from './analyticsVariant';
import {Collector} from './collector';
import {standInTagSource, standInVendorSource} from './standInScripts';

interface SegmentMessage {
  type: 'page' | 'track';
  event?: string;
  name?: string;
  anonymousId: string;
  timestamp: string;
  properties: Record<string, string | number>;
}

/** Both receivers of the build with analytics, and what they heard in the words of the tests. */
export class Receivers {
  private constructor(
    readonly google: Collector,
    readonly segment: Collector,
  ) {}

  static async listen(): Promise<Receivers> {
    const scripts: Record<string, string> = {
      '/gtag/js': standInTagSource,
      '/vendor.js': standInVendorSource,
    };
    const google = await Collector.listen(collectorPorts.google, ({path}, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(scripts[path] ?? '');
    });
    return new Receivers(google, await Collector.listen(collectorPorts.segment));
  }

  get requestCount(): number {
    return this.google.received.length + this.segment.received.length;
  }

  batches(): SegmentMessage[][] {
    return this.segment.received
      .filter(({method}) => method === 'POST')
      .map(({body}) => (JSON.parse(body) as {batch: SegmentMessage[]}).batch);
  }

  /** Of one event, or of all page views. */
  messages(name: string): SegmentMessage[] {
    return this.batches()
      .flat()
      .filter(({type, event}) => (event ?? type) === name)
      .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
  }

  segmentViews() {
    return this.messages('page').map(({properties}) => properties.path);
  }

  googleHits(name?: string) {
    return (
      this.google.received
        .filter(({path, query}) => path === '/g/collect' && (!name || query.get('en') === name))
        // Requests of one moment overtake each other on the way.
        .toSorted((a, b) => Number(a.query.get('at')) - Number(b.query.get('at')))
    );
  }

  googleViews(id: string) {
    return this.googleHits('page_view')
      .filter(({query}) => query.get('tid') === id)
      .map(({query}) => query.get('dp'));
  }

  reset(): void {
    this.google.reset();
    this.segment.reset();
  }

  async close(): Promise<void> {
    await Promise.all([this.google.close(), this.segment.close()]);
  }
}
