import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Analytics} from '../client/Analytics';
import type {AnalyticsEvent} from '../types';
import {page} from './sampleEvents';

let log: string[];
let analytics: Analytics;
let reading: {start: ReturnType<typeof vi.fn<(visit: object) => void>>; stop: () => void};

const describeEvent = (event: AnalyticsEvent) =>
  event.type === 'page' ? `page ${event.page.path}` : event.name;
const settle = () => vi.advanceTimersByTime(400);
const open = (path: string) => analytics.visit({...page, path});

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  reading = {start: vi.fn(), stop: vi.fn()};
  const broken = {
    start: () => {
      throw new Error('start');
    },
    send: () => {
      throw new Error('send');
    },
    stop: () => {
      throw new Error('stop');
    },
  };
  const service = {
    start: () => log.push('start'),
    send: (events: AnalyticsEvent[], leaving: boolean) =>
      log.push(...events.map(describeEvent), ...(leaving ? ['leaving'] : [])),
    stop: () => log.push('stop'),
  };
  // The broken one comes first: it must keep nothing from the other.
  analytics = new Analytics({services: [broken, service], reading});
});
afterEach(() => vi.useRealTimers());

describe('analytics', () => {
  it('start no service and send nothing before a decision', () => {
    open('/a');
    analytics.track('click', {});
    settle();
    expect(log).toEqual([]);
  });

  it('send what waited after a yes, in order', () => {
    open('/a');
    analytics.track('click', {});
    open('/b');
    analytics.setStatus('granted');
    settle();
    expect(log).toEqual(['start', 'page /a', 'click', 'page /b']);
  });

  it('forget what waited after a no, and hear nothing more', () => {
    open('/a');
    analytics.setStatus('denied');
    open('/b');
    analytics.track('click', {});
    settle();
    expect(log).toEqual([]);
    expect(reading.stop).toHaveBeenCalled();
    expect(reading.start).toHaveBeenCalledTimes(1);
  });

  it('stop at once on withdrawal: not even what was about to leave is sent', () => {
    analytics.setStatus('granted');
    open('/a');
    analytics.setStatus('denied');
    analytics.flush();
    settle();
    expect(log).toEqual(['start', 'stop']);
  });

  it('tell the services when the page is about to go', () => {
    analytics.setStatus('granted');
    open('/a');
    analytics.flush();
    settle();
    expect(log).toEqual(['start', 'page /a', 'leaving']);
  });

  it('count the page the reader is on when a no becomes a yes', () => {
    open('/a');
    analytics.setStatus('denied');
    open('/b');
    analytics.setStatus('granted');
    settle();
    expect(log).toEqual(['start', 'page /b']);
  });

  it('do not count a page twice when the reader changes their mind on it', () => {
    analytics.setStatus('granted');
    open('/a');
    settle();
    analytics.setStatus('denied');
    analytics.setStatus('granted');
    settle();
    expect(log).toEqual(['start', 'page /a', 'stop', 'start']);
    const [first, last] = [reading.start.mock.calls[0]!, reading.start.mock.calls.at(-1)!];
    expect(last[0]).toBe(first[0]);
  });

  it('count the page whose first count was refused, and read it anew', () => {
    open('/a');
    analytics.setStatus('denied');
    analytics.setStatus('granted');
    settle();
    expect(log).toEqual(['start', 'page /a']);
    const [first, last] = [reading.start.mock.calls[0]!, reading.start.mock.calls.at(-1)!];
    expect(last[0]).not.toBe(first[0]);
  });

  it('wait again when the choice was deleted', () => {
    analytics.setStatus('granted');
    analytics.setStatus('undecided');
    open('/b');
    settle();
    expect(log).toEqual(['start', 'stop']);
  });
});
