import {createEngineHost, SearchIndexError} from './engineHost';
import type {EngineHost} from './engineHost';
import type {FromWorker, ToWorker} from './workerMessages';

// The compiler knows both the page and the worker scope under one name.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const send = (message: FromWorker): void => scope.postMessage(message);

let host: EngineHost | null = null;

async function answer(message: Extract<ToWorker, {id: number}>): Promise<void> {
  const {id} = message;
  try {
    if (!host) {
      throw new Error('The search worker was asked before it was opened.');
    }
    const response =
      message.kind === 'search' ? await host.search(message.request) : (await host.warm(), null);
    send({kind: 'answer', id, response});
  } catch (error) {
    send({
      kind: 'failure',
      id,
      message: error instanceof Error ? error.message : String(error),
      ...(error instanceof SearchIndexError && {isOutdated: error.isOutdated}),
    });
  }
}

scope.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    host = createEngineHost(data.options, () => send({kind: 'improved'}));
  } else if (data.kind === 'ping') {
    send({kind: 'pong'});
  } else {
    void answer(data);
  }
};

send({kind: 'started'});
