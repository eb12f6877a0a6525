import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {EventQueue} from '../client/EventQueue';
import type {AnalyticsEvent} from '../types';
import {trackEvent} from './sampleEvents';

const delivered: string[][] = [];
let queue: EventQueue;

const add = (count: number) => {
  for (let number = 1; number <= count; number += 1) {
    queue.add(trackEvent(String(number)));
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  delivered.length = 0;
  queue = new EventQueue((events: AnalyticsEvent[]) => delivered.push(events.map(({id}) => id)));
});
afterEach(() => vi.useRealTimers());

describe('before a decision', () => {
  it('events wait, also when the page goes', () => {
    add(3);
    queue.flush({leaving: true});
    vi.runAllTimers();
    expect(delivered).toEqual([]);
  });

  it('a yes sends them in order', () => {
    add(3);
    queue.send();
    vi.advanceTimersByTime(400);
    expect(delivered).toEqual([['1', '2', '3']]);
  });

  it('a no forgets them for good', () => {
    add(3);
    queue.drop();
    queue.send();
    vi.runAllTimers();
    expect(delivered).toEqual([]);
  });

  it('what comes after a no is forgotten, also if a yes follows', () => {
    queue.drop();
    add(3);
    queue.send();
    vi.runAllTimers();
    expect(delivered).toEqual([]);
  });

  it('at most 200 are kept', () => {
    add(250);
    queue.send();
    vi.runAllTimers();
    expect(delivered.flat()).toHaveLength(200);
    expect(delivered.flat().at(-1)).toBe('200');
  });
});

describe('after a yes', () => {
  beforeEach(() => queue.send());

  it('events leave 400 ms after the last one', () => {
    add(1);
    vi.advanceTimersByTime(399);
    add(1);
    vi.advanceTimersByTime(399);
    expect(delivered).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(delivered).toEqual([['1', '1']]);
  });

  it('groups have at most 20 events and a full one does not wait', () => {
    add(45);
    expect(delivered.map((group) => group.length)).toEqual([20, 20]);
    vi.advanceTimersByTime(400);
    expect(delivered.map((group) => group.length)).toEqual([20, 20, 5]);
  });

  it('a page that goes takes nothing with it', () => {
    add(2);
    queue.flush({leaving: true});
    expect(delivered).toEqual([['1', '2']]);
    vi.runAllTimers();
    expect(delivered).toHaveLength(1);
  });

  it('a withdrawal drops what has not left and what comes', () => {
    add(2);
    queue.drop();
    add(30);
    vi.runAllTimers();
    expect(delivered).toEqual([]);
  });

  it('a failing delivery does not reach the caller', () => {
    queue = new EventQueue(() => {
      throw new Error('service');
    });
    queue.send();
    expect(() => add(20)).not.toThrow();
  });
});
