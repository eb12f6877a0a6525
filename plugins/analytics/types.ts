import type {AnalyticsSettings} from '../../site/analyticsSettings';

export type {GoogleTagSettings, SegmentSettings} from '../../site/analyticsSettings';

/** What the browser gets. */
export interface ClientSettings extends AnalyticsSettings {
  baseUrl: string;
}

export interface PageView {
  path: string;
  /** Origin and path: queries hold search words, fragments hold nothing of interest. */
  url: string;
  title: string;
  referrer: string;
}

export type EventProperties = Record<string, string | number>;

export type AnalyticsEvent = {id: string; at: string; page: PageView} & (
  {type: 'page'} | {type: 'track'; name: string; properties: EventProperties}
);

/** A receiver of events. It is started and stopped with the reader's consent, any number of times. */
export interface AnalyticsService {
  start(): void;
  /** `leaving`: the page is about to go. */
  send(events: AnalyticsEvent[], leaving: boolean): void;
  /** Ends everything at once: requests under way, what the service stored, what it could still send. */
  stop(): void;
}

export type ConsentDecision = 'granted' | 'denied';

export interface ConsentState {
  status: ConsentDecision | 'undecided';
  /** Who said so; `signal` is Do Not Track or Global Privacy Control. */
  source: 'nobody' | 'reader' | 'signal' | 'vendor';
}

/** What a consent vendor's script says. */
export interface VendorReport {
  decision: ConsentDecision;
  /** The reader just chose this; otherwise it is what the vendor remembers or assumes. */
  byReader: boolean;
}

/** Connects a consent vendor's script. README.md tells how to write another one. */
export interface ConsentAdapter {
  /** Loads the script and reports each decision that it announces. */
  start(report: (report: VendorReport) => void): void;
  /** Shows the vendor's choices; false if the script is not there to do it. */
  open(): boolean;
}

/** What the footer's privacy link needs. It is on `window` only in builds with analytics. */
export interface PrivacyChoicesControl {
  subscribe(listener: () => void): () => void;
  /** The current choice in words. */
  describe(): string;
  /** For parts of the site that send statistics of their own. */
  isGranted(): boolean;
  open(): void;
}

declare global {
  interface Window {
    privacyChoices?: PrivacyChoicesControl;
  }
}
