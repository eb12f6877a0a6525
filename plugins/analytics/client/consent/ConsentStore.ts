import type {ConsentDecision, ConsentState, VendorReport} from '../../types';
import {quietly} from '../quietly';
import type {ConsentRecord} from './consentRecord';
import {resolveConsent, type ConsentInputs} from './resolveConsent';

type Listener = (state: ConsentState, previous: ConsentState) => void;

/** Holds the inputs of the decision and tells listeners when the outcome changes. */
export class ConsentStore {
  #inputs: ConsentInputs;
  #state: ConsentState;
  #listeners = new Set<Listener>();

  constructor(
    private readonly record: Pick<ConsentRecord, 'read' | 'write'>,
    {signal, vendor}: {signal: boolean; vendor: boolean},
  ) {
    this.#inputs = {stored: record.read(), signal, ...(vendor && {vendor: {}})};
    this.#state = resolveConsent(this.#inputs);
  }

  readonly getState = (): ConsentState => this.#state;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The reader chose. */
  decide(decision: ConsentDecision): void {
    this.record.write(decision);
    this.#update({stored: decision});
  }

  /** A vendor's script announced something. */
  accept({decision, byReader}: VendorReport): void {
    if (byReader) {
      this.record.write(decision);
    }
    this.#update({vendor: {decision}, ...(byReader && {stored: decision})});
  }

  /** Another tab may have changed the record, or this page comes back from the browser's cache. */
  refresh(): void {
    this.#update({stored: this.record.read()});
  }

  #update(change: Partial<ConsentInputs>): void {
    this.#inputs = {...this.#inputs, ...change};
    const previous = this.#state;
    const next = resolveConsent(this.#inputs);
    if (next.status === previous.status && next.source === previous.source) {
      return;
    }
    this.#state = next;
    for (const listener of this.#listeners) {
      quietly(() => listener(next, previous));
    }
  }
}
