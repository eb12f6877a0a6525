import type {EngineHostOptions} from './engineHost';
import type {SearchRequest, SearchResponse} from '../types';

export type ToWorker =
  | {kind: 'open'; options: EngineHostOptions}
  | {kind: 'search'; id: number; request: SearchRequest}
  | {kind: 'warm'; id: number}
  | {kind: 'ping'};

export type FromWorker =
  | {kind: 'started'}
  | {kind: 'pong'}
  | {kind: 'improved'}
  | {kind: 'answer'; id: number; response: SearchResponse | null}
  | {kind: 'failure'; id: number; message: string; isOutdated?: boolean};
