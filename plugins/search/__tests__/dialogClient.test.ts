import {describe, expect, it, vi} from 'vitest';
import {createDialogClient, toDialogHit} from '../client/dialogClient';
import type {SearchClient, SearchHit, SearchResponse} from '../types';
import {createSampleEngine, dialogFields} from './sampleSite';

interface DialogAnswer {
  results: {hits: {objectID: string}[]; nbHits: number}[];
}

const engine = createSampleEngine();

/** A client whose searches are answered or failed by hand, in any order. */
function createManualClient() {
  const pending = new Map<string, {answer(): void; fail(error: Error): void}>();
  const client: SearchClient = {
    search: (request) =>
      new Promise<SearchResponse>((resolve, reject) => {
        pending.set(request.query, {answer: () => resolve(engine.search(request)), fail: reject});
      }),
    warm: () => Promise.resolve(),
    onImproved: () => () => undefined,
  };
  const of = (query: string) => {
    const found = pending.get(query);
    if (!found) {
      throw new Error(`Nobody searched for ${query}.`);
    }
    return found;
  };
  return {
    client,
    answer: (query: string) => of(query).answer(),
    fail: (query: string) => of(query).fail(new Error('down')),
  };
}

function setUp() {
  const provider = createManualClient();
  const state = {input: '', composing: false};
  const setStatus = vi.fn();
  const onOutcome = vi.fn();
  const dialog = createDialogClient(provider.client);
  dialog.connect({
    isCurrent: (query) => state.input === query,
    isComposing: () => state.composing,
    onOutcome,
  });
  /** Calls the client the way DocSearch 3.9 does, status reset included. */
  const type = (query: string): Promise<DialogAnswer> => {
    state.input = query;
    const search = dialog.search({
      requests: [{query, ...dialogFields}],
    } as never) as unknown as Promise<DialogAnswer>;
    const caught: Promise<DialogAnswer> = search.catch((error: Error) => {
      if (error.name === 'RetryError') {
        setStatus('error');
      }
      throw error;
    });
    return caught.finally(() => {
      setStatus('idle');
    });
  };
  return {provider, state, dialog, setStatus, onOutcome, type};
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('the client of the dialog', () => {
  it('answers with hits and their number', async () => {
    const {provider, type, onOutcome} = setUp();
    const answer = type('环境变量');
    provider.answer('环境变量');
    const {results} = await answer;
    expect(results[0]?.hits[0]?.objectID).toBe('/environment-variables');
    expect(results[0]?.nbHits).toBeGreaterThan(0);
    expect(onOutcome).toHaveBeenCalledWith('环境变量', expect.objectContaining({kind: 'answer'}));
  });

  it('leaves the error status standing after a failure, without an unhandled rejection', async () => {
    const {provider, type, setStatus, onOutcome} = setUp();
    const answer = type('部署');
    provider.fail('部署');
    await expect(answer).resolves.toMatchObject({results: [{hits: [], nbHits: 0}]});
    await nextTask();
    expect(setStatus).toHaveBeenCalledWith('idle');
    expect(setStatus).toHaveBeenLastCalledWith('error');
    expect(onOutcome).toHaveBeenCalledWith('部署', expect.objectContaining({kind: 'error'}));
  });

  it('does not cover a newer query with the failure of an older one', async () => {
    const {provider, type, setStatus} = setUp();
    const older = type('部');
    const newer = type('部署');
    provider.fail('部');
    await nextTask();
    provider.answer('部署');
    const [first, second] = await Promise.all([older, newer]);
    await nextTask();
    expect(setStatus).not.toHaveBeenCalledWith('error');
    expect(first).toEqual(second);
  });

  it('does not cover the start screen with the failure of a query that was cleared', async () => {
    const {provider, type, state, setStatus} = setUp();
    const answer = type('部署');
    state.input = '';
    provider.fail('部署');
    await answer;
    await nextTask();
    expect(setStatus).not.toHaveBeenCalledWith('error');
  });

  it('does not search text under composition, and answers it with the composed query', async () => {
    const {provider, type, state} = setUp();
    const search = vi.spyOn(provider.client, 'search');
    state.composing = true;
    const composing = type('liu cheng');
    expect(search).not.toHaveBeenCalled();
    state.composing = false;
    const composed = type('流程');
    provider.answer('流程');
    expect(await composing).toEqual(await composed);
  });

  it('does not clear the screen while the composed query is under way', async () => {
    const {provider, type, state, dialog} = setUp();
    state.composing = true;
    const settled = vi.fn();
    const composing = type('liu cheng');
    void composing.then(settled);
    state.composing = false;
    const composed = type('流程');
    dialog.releaseWaiting();
    await nextTask();
    expect(settled).not.toHaveBeenCalled();
    provider.answer('流程');
    expect(await composing).toEqual(await composed);
  });

  it('lets go of a composition that was given up', async () => {
    const {type, state, dialog} = setUp();
    state.composing = true;
    const composing = type('liu');
    dialog.releaseWaiting();
    await expect(composing).resolves.toMatchObject({results: [{hits: []}]});
  });
});

describe('a hit for the dialog', () => {
  const [hit] = engine.search({query: '环境变量', ...dialogFields}).hits as [SearchHit];

  it('is escaped where DocSearch renders stored hits as HTML', () => {
    const hostile: SearchHit = {
      ...hit,
      content: '<img src=x onerror=alert(1)>',
      hierarchy: {...hit.hierarchy, lvl0: 'A & B', lvl1: '<script>'},
    };
    const shown = toDialogHit(hostile);
    expect(shown.hierarchy.lvl1).toBe('&lt;script&gt;');
    expect(shown.content).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('keeps the chapter name plain, which DocSearch renders as text', () => {
    const shown = toDialogHit({...hit, hierarchy: {...hit.hierarchy, lvl0: 'A & B'}});
    expect(shown._highlightResult.hierarchy.lvl0.value).toBe('A & B');
  });
});
