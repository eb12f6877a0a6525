import type {AnalyticsEvent} from '../types';
import {quietly} from './quietly';

const delay = 400;
const groupSize = 20;
/** A reader who never answers must not fill the memory. */
const heldLimit = 200;

/**
 * Events wait here: for the reader's decision while `holding`, for company while `sending` (400 ms without a new
 * one, or 20 together), and not at all while `dropping`.
 */
export class EventQueue {
  #mode: 'holding' | 'sending' | 'dropping' = 'holding';
  #waiting: AnalyticsEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deliver: (events: AnalyticsEvent[], leaving: boolean) => void) {}

  add(event: AnalyticsEvent): void {
    if (this.#mode === 'dropping') {
      return;
    }
    if (this.#mode === 'holding' && this.#waiting.length >= heldLimit) {
      return;
    }
    this.#waiting.push(event);
    this.#schedule();
  }

  send(): void {
    this.#mode = 'sending';
    this.#schedule();
  }

  /** What waited is forgotten; what comes now waits for a decision. */
  hold(): void {
    this.#clear();
    this.#mode = 'holding';
  }

  drop(): void {
    this.#clear();
    this.#mode = 'dropping';
  }

  /** What may be sent is sent now. */
  flush({leaving}: {leaving: boolean}): void {
    if (this.#mode !== 'sending') {
      return;
    }
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0) {
      this.#deliverGroup(leaving);
    }
  }

  #schedule(): void {
    if (this.#mode !== 'sending') {
      return;
    }
    clearTimeout(this.#timer);
    while (this.#waiting.length >= groupSize) {
      this.#deliverGroup(false);
    }
    if (this.#waiting.length > 0) {
      this.#timer = setTimeout(() => this.flush({leaving: false}), delay);
    }
  }

  #deliverGroup(leaving: boolean): void {
    const group = this.#waiting.splice(0, groupSize);
    quietly(() => this.deliver(group, leaving));
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }
}
