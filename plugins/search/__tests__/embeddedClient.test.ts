import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {connectWorker, WorkerLostError, WorkerRefusedError} from '../client/connectWorker';
import type {WorkerLike, WorkerTimeouts} from '../client/connectWorker';
import {createEmbeddedClient} from '../client/embeddedClient';
import type {EngineHost} from '../client/engineHost';
import type {FromWorker, ToWorker} from '../client/workerMessages';
import {createSampleEngine, sampleSite} from './sampleSite';

const options = {headUrl: 'https://docs.example.cn/zh/search-index/head.txt', site: sampleSite};
const timeouts: WorkerTimeouts = {start: 10_000, quiet: 2_000, pong: 3_000};

/** A worker with the sample site in it, which can die silently, crash or be slow to load its index. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  isDead = false;
  isSlow = false;
  readonly received: ToWorker[] = [];
  readonly terminate = vi.fn(() => {
    this.isDead = true;
  });
  private readonly engine = createSampleEngine();

  constructor({starts = true} = {}) {
    if (starts) {
      queueMicrotask(() => this.send({kind: 'started'}));
    }
  }

  send(data: FromWorker): void {
    this.onmessage?.({data} as MessageEvent<FromWorker>);
  }

  crash(message: string): void {
    this.onerror?.({message} as ErrorEvent);
  }

  postMessage(message: ToWorker): void {
    if (this.isDead) {
      return;
    }
    this.received.push(message);
    if (message.kind === 'ping') {
      this.send({kind: 'pong'});
    } else if (message.kind === 'search' && !this.isSlow) {
      const response = this.engine.search(message.request);
      this.send({kind: 'answer', id: message.id, response});
    }
  }
}

const connect = (worker: FakeWorker, onImproved = vi.fn()) =>
  connectWorker(options, onImproved, () => worker, timeouts);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the connection to the worker', () => {
  it('opens the index and asks', async () => {
    const worker = new FakeWorker();
    const connection = await connect(worker);
    const {hits} = await connection.search({query: '环境变量'});
    expect(hits[0]?.objectID).toBe('/environment-variables');
    expect(worker.received[0]).toEqual({kind: 'open', options});
  });

  it('passes on that answers got better', async () => {
    const onImproved = vi.fn();
    const worker = new FakeWorker();
    await connect(worker, onImproved);
    worker.send({kind: 'improved'});
    expect(onImproved).toHaveBeenCalledOnce();
  });

  it('passes on what went wrong in the worker', async () => {
    const worker = new FakeWorker();
    worker.isSlow = true;
    const connection = await connect(worker);
    const answer = connection.search({query: '环境变量'});
    worker.send({kind: 'failure', id: 1, message: 'The search index is missing'});
    await expect(answer).rejects.toThrow('The search index is missing');
  });

  it('is refused where a worker cannot be made', async () => {
    const refuse = (): WorkerLike => {
      throw new DOMException('blocked', 'SecurityError');
    };
    await expect(connectWorker(options, vi.fn(), refuse, timeouts)).rejects.toThrow(
      WorkerRefusedError,
    );
  });

  it('is refused where the script is blocked', async () => {
    const worker = new FakeWorker({starts: false});
    const connection = connect(worker);
    worker.crash('');
    await expect(connection).rejects.toThrow(WorkerRefusedError);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('is refused where the script never starts', async () => {
    const connection = connect(new FakeWorker({starts: false}));
    const refused = expect(connection).rejects.toThrow(/did not start/);
    await vi.advanceTimersByTimeAsync(timeouts.start);
    await refused;
  });

  it('waits for a worker that is alive, however slow its network', async () => {
    const worker = new FakeWorker();
    worker.isSlow = true;
    const connection = await connect(worker);
    const settled = vi.fn();
    connection.search({query: '环境变量'}).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('gives up a worker that was killed', async () => {
    const worker = new FakeWorker();
    const connection = await connect(worker);
    worker.isDead = true;
    const answer = expect(connection.search({query: '环境变量'})).rejects.toThrow(WorkerLostError);
    await vi.advanceTimersByTimeAsync(timeouts.quiet + timeouts.pong);
    await answer;
    await expect(connection.search({query: '部署'})).rejects.toThrow(WorkerLostError);
  });

  it('gives up a worker that crashed', async () => {
    const worker = new FakeWorker();
    worker.isSlow = true;
    const connection = await connect(worker);
    const answer = connection.search({query: '环境变量'});
    worker.crash('out of memory');
    await expect(answer).rejects.toThrow(/crashed \(out of memory\)/);
  });
});

describe('the embedded client', () => {
  const inPage = (): EngineHost => {
    const engine = createSampleEngine();
    return {
      search: (request) => Promise.resolve(engine.search(request)),
      warm: () => Promise.resolve(),
    };
  };

  it('runs in the page where workers are refused, without trying them again', async () => {
    const connectToWorker = vi.fn(() => Promise.reject(new WorkerRefusedError('no')));
    const connectToPage = vi.fn(() => Promise.resolve(inPage()));
    const client = createEmbeddedClient(options, {connectToWorker, connectToPage});
    expect((await client.search({query: '部署'})).nbHits).toBeGreaterThan(0);
    await client.search({query: '环境'});
    expect(connectToWorker).toHaveBeenCalledOnce();
    expect(connectToPage).toHaveBeenCalledOnce();
  });

  it('answers in the page when its worker falls silent, and stays there', async () => {
    const lost: EngineHost = {
      search: () => Promise.reject(new WorkerLostError('killed')),
      warm: () => Promise.resolve(),
    };
    const connectToWorker = vi.fn(() => Promise.resolve(lost));
    const connectToPage = vi.fn(() => Promise.resolve(inPage()));
    const client = createEmbeddedClient(options, {connectToWorker, connectToPage});
    const answers = await Promise.all(['部署', '环境'].map((query) => client.search({query})));
    expect(answers.every(({nbHits}) => nbHits > 0)).toBe(true);
    expect((await client.search({query: '部署'})).nbHits).toBeGreaterThan(0);
    expect(connectToWorker).toHaveBeenCalledOnce();
    expect(connectToPage).toHaveBeenCalledOnce();
  });

  it('keeps its worker when the index is missing for a while', async () => {
    const search = vi.fn<EngineHost['search']>().mockRejectedValueOnce(new Error('HTTP 503'));
    search.mockImplementation(inPage().search);
    const connectToWorker = vi.fn(() =>
      Promise.resolve<EngineHost>({search, warm: () => Promise.resolve()}),
    );
    const client = createEmbeddedClient(options, {connectToWorker});
    await expect(client.search({query: '部署'})).rejects.toThrow('HTTP 503');
    expect((await client.search({query: '部署'})).nbHits).toBeGreaterThan(0);
    expect(connectToWorker).toHaveBeenCalledOnce();
  });

  it('does not fail while warming', async () => {
    const connectToWorker = () => Promise.reject(new Error('broken'));
    const client = createEmbeddedClient(options, {connectToWorker});
    await expect(client.warm()).resolves.toBeUndefined();
  });

  it('tells its listeners of better answers until they leave', async () => {
    let improve = (): void => undefined;
    const connectToWorker = (_: unknown, onImproved: () => void) => {
      improve = onImproved;
      return Promise.resolve(inPage());
    };
    const client = createEmbeddedClient(options, {connectToWorker});
    const listener = vi.fn();
    const leave = client.onImproved(listener);
    await client.search({query: '部署'});
    improve();
    leave();
    improve();
    expect(listener).toHaveBeenCalledOnce();
  });
});
