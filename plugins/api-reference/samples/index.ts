import type {ClientCall, Operation, Sample} from '../types';
import {clientSample} from './client';
import {curlSample} from './curl';
import {describeRequest, type SampleRequest} from './describeRequest';
import {goSample} from './go';
import {pythonSample} from './python';
import {typescriptSample} from './typescript';

/** The samples of an operation, in the order of the guides' tabs. */
export function buildSamples(operation: Operation): Sample[] {
  return writeSamples(describeRequest(operation), operation.clientCall);
}

/** The samples that follow an operation's event stream, where that is a choice and not the only answer. */
export function buildStreamSamples(operation: Operation): Sample[] {
  return operation.streamQuery
    ? writeSamples(describeRequest(operation, true), operation.clientCall)
    : [];
}

export function writeSamples(request: SampleRequest, clientCall?: ClientCall): Sample[] {
  return [
    {language: 'python', code: pythonSample(request)},
    {language: 'typescript', code: typescriptSample(request)},
    {language: 'curl', code: curlSample(request)},
    {language: 'go', code: goSample(request)},
    ...(clientCall
      ? [{language: 'typescript-client' as const, code: clientSample(request, clientCall)}]
      : []),
  ];
}
