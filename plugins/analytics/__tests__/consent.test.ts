import {describe, expect, it, vi} from 'vitest';
import {ConsentRecord, recordKey} from '../client/consent/consentRecord';
import {ConsentStore} from '../client/consent/ConsentStore';
import {hasPrivacySignal} from '../client/consent/privacySignals';
import {resolveConsent, type ConsentInputs} from '../client/consent/resolveConsent';
import type {ConsentState} from '../types';

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

describe('the state of consent', () => {
  const granted = {decision: 'granted'} as const;
  const denied = {decision: 'denied'} as const;
  it.each<[string, ConsentInputs, `${ConsentState['status']} by ${ConsentState['source']}`]>([
    ['nothing is known', {stored: undefined, signal: false}, 'undecided by nobody'],
    ['the reader said yes', {stored: 'granted', signal: false}, 'granted by reader'],
    ['the reader said no', {stored: 'denied', signal: false}, 'denied by reader'],
    ['the browser signals', {stored: undefined, signal: true}, 'denied by signal'],
    ['yes in spite of the signal', {stored: 'granted', signal: true}, 'granted by reader'],
    ['the vendor is silent', {stored: undefined, signal: false, vendor: {}}, 'undecided by nobody'],
    ['silent, yes stored', {stored: 'granted', signal: false, vendor: {}}, 'undecided by nobody'],
    [
      'the vendor says yes',
      {stored: undefined, signal: false, vendor: granted},
      'granted by vendor',
    ],
    ['the vendor says no', {stored: 'granted', signal: false, vendor: denied}, 'denied by vendor'],
    ['vendor yes, signal', {stored: undefined, signal: true, vendor: granted}, 'denied by signal'],
    [
      'vendor yes, signal, reader yes',
      {stored: 'granted', signal: true, vendor: granted},
      'granted by vendor',
    ],
    [
      'vendor yes, reader no',
      {stored: 'denied', signal: false, vendor: granted},
      'denied by reader',
    ],
  ])('%s', (_, inputs, expected) => {
    const {status, source} = resolveConsent(inputs);
    expect(`${status} by ${source}`).toBe(expected);
  });

  it.each([
    [{}, false],
    [{doNotTrack: null}, false],
    [{doNotTrack: '0', globalPrivacyControl: false}, false],
    [{doNotTrack: '1'}, true],
    [{globalPrivacyControl: true}, true],
  ])('signals of %j: %s', (navigator, expected) => {
    expect(hasPrivacySignal(navigator)).toBe(expected);
  });
});

describe('the record', () => {
  it('writes nothing before a choice', () => {
    const storage = {getItem: vi.fn(() => null), setItem: vi.fn()};
    new ConsentStore(new ConsentRecord(['a'], () => storage), {signal: false, vendor: false});
    expect(storage.setItem).not.toHaveBeenCalled();
  });

  it('keeps a choice for a year', () => {
    vi.useFakeTimers();
    const storage = memoryStorage();
    const record = new ConsentRecord(['a'], () => storage);
    record.write('granted');
    vi.advanceTimersByTime(364 * 86_400_000);
    expect(record.read()).toBe('granted');
    vi.advanceTimersByTime(2 * 86_400_000);
    expect(record.read()).toBeUndefined();
    vi.useRealTimers();
  });

  it('does not stretch a yes to a service that was added later; a no holds for all', () => {
    const storage = memoryStorage();
    const before = new ConsentRecord(['a'], () => storage);
    const after = new ConsentRecord(['a', 'b'], () => storage);
    before.write('granted');
    expect(after.read()).toBeUndefined();
    before.write('denied');
    expect(after.read()).toBe('denied');
  });

  it.each([
    '',
    'null',
    '{}',
    '{"decision":"yes","services":[],"at":1}',
    '[]',
    '{"decision":"granted"}',
  ])('treats the foreign value %j as no choice', (value) => {
    const storage = memoryStorage();
    storage.setItem(recordKey, value);
    expect(new ConsentRecord(['a'], () => storage).read()).toBeUndefined();
  });

  it('holds a choice in memory where storage is blocked', () => {
    const record = new ConsentRecord(['a'], () => {
      throw new Error('SecurityError');
    });
    expect(record.read()).toBeUndefined();
    record.write('granted');
    expect(record.read()).toBe('granted');
  });
});

describe('the store', () => {
  function openTab(storage: ReturnType<typeof memoryStorage>, signal = false, vendor = false) {
    const store = new ConsentStore(new ConsentRecord(['a'], () => storage), {signal, vendor});
    const heard: string[] = [];
    store.subscribe(({status}, previous) => heard.push(`${previous.status} → ${status}`));
    return {store, heard};
  }

  it('announces each change once', () => {
    const {store, heard} = openTab(memoryStorage());
    store.decide('granted');
    store.decide('granted');
    store.decide('denied');
    expect(heard).toEqual(['undecided → granted', 'granted → denied']);
  });

  it('follows another tab', () => {
    const storage = memoryStorage();
    const here = openTab(storage);
    const there = openTab(storage);
    there.store.decide('granted');
    here.store.refresh();
    there.store.decide('denied');
    here.store.refresh();
    expect(here.heard).toEqual(['undecided → granted', 'granted → denied']);
  });

  it('a signal is a no until the reader says yes, and then for later visits, too', () => {
    const storage = memoryStorage();
    const {store} = openTab(storage, true);
    expect(store.getState().status).toBe('denied');
    store.decide('granted');
    expect(store.getState().status).toBe('granted');
    expect(openTab(storage, true).store.getState().status).toBe('granted');
  });

  it('a vendor’s assumed yes neither outweighs a signal nor is stored', () => {
    const storage = memoryStorage();
    const {store} = openTab(storage, true, true);
    store.accept({decision: 'granted', byReader: false});
    expect(store.getState()).toEqual({status: 'denied', source: 'signal'});
    expect(storage.getItem(recordKey)).toBeNull();
  });

  it('what the reader chose with a vendor outweighs a signal, now and on later visits', () => {
    const storage = memoryStorage();
    const {store} = openTab(storage, true, true);
    store.accept({decision: 'granted', byReader: true});
    expect(store.getState().status).toBe('granted');
    const later = openTab(storage, true, true).store;
    later.accept({decision: 'granted', byReader: false});
    expect(later.getState().status).toBe('granted');
    later.accept({decision: 'denied', byReader: true});
    expect(later.getState().status).toBe('denied');
  });

  it('a listener that throws keeps nothing from the others', () => {
    const {store, heard} = openTab(memoryStorage());
    const unsubscribe = store.subscribe(() => {
      throw new Error('listener');
    });
    store.subscribe(() => heard.push('second'));
    store.decide('granted');
    unsubscribe();
    expect(heard).toEqual(['undecided → granted', 'second']);
  });
});
