import type {
  AnalyticsEvent,
  AnalyticsService,
  ConsentState,
  EventProperties,
  PageView,
} from '../types';
import {EventQueue} from './EventQueue';
import {quietly} from './quietly';
import {randomId} from './randomId';

interface Parts {
  services: AnalyticsService[];
  reading: {start(visit: object): void; stop(): void};
}

interface Visit {
  view: PageView;
  /** The view has left, or will leave, for the services: it is not counted again after another yes. */
  counted: boolean;
}

/** Joins what readers do to the services that may hear of it, as far as consent goes. */
export class Analytics {
  #status: ConsentState['status'] = 'undecided';
  #visit: Visit | undefined;
  #queue: EventQueue;

  constructor(private readonly parts: Parts) {
    this.#queue = new EventQueue((events, leaving) =>
      this.#eachService((service) => service.send(events, leaving)),
    );
  }

  visit(view: PageView): void {
    this.#visit = {view, counted: false};
    this.#countVisit();
  }

  track(name: string, properties: EventProperties): void {
    if (this.#visit) {
      this.#record({type: 'track', name, properties}, this.#visit.view);
    }
  }

  setStatus(status: ConsentState['status']): void {
    const previous = this.#status;
    this.#status = status;
    if (status === previous) {
      return;
    }
    if (previous === 'granted') {
      this.#eachService((service) => service.stop());
    }
    if (status === 'granted') {
      this.#eachService((service) => service.start());
      this.#queue.send();
    } else if (status === 'denied') {
      this.#queue.drop();
      quietly(() => this.parts.reading.stop());
    } else {
      this.#queue.hold();
    }
    if (this.#visit) {
      const heldBack = previous === 'undecided' && status === 'denied';
      // As a new object it also makes the reading start anew.
      this.#visit = heldBack ? {...this.#visit, counted: false} : this.#visit;
      this.#countVisit();
    }
  }

  /** The page is about to go. */
  flush(): void {
    this.#queue.flush({leaving: true});
  }

  #countVisit(): void {
    const visit = this.#visit;
    if (!visit || this.#status === 'denied') {
      return;
    }
    if (!visit.counted) {
      visit.counted = true;
      this.#record({type: 'page'}, visit.view);
    }
    quietly(() => this.parts.reading.start(visit));
  }

  #record(
    event: {type: 'page'} | {type: 'track'; name: string; properties: EventProperties},
    page: PageView,
  ): void {
    const complete: AnalyticsEvent = {
      id: randomId(),
      at: new Date().toISOString(),
      page,
      ...event,
    };
    this.#queue.add(complete);
  }

  /** A service that throws keeps nothing from the others. */
  #eachService(action: (service: AnalyticsService) => void): void {
    for (const service of this.parts.services) {
      quietly(() => action(service));
    }
  }
}
