import type {Operation, Sample} from '../types';
import {curlSample} from './curl';
import {describeRequest} from './describeRequest';
import {goSample} from './go';
import {pythonSample} from './python';
import {typescriptSample} from './typescript';

/** The samples of an operation, in the order of the guides' tabs. */
export function buildSamples(operation: Operation): Sample[] {
  const request = describeRequest(operation);
  return [
    {language: 'python', code: pythonSample(request)},
    {language: 'typescript', code: typescriptSample(request)},
    {language: 'curl', code: curlSample(request)},
    {language: 'go', code: goSample(request)},
  ];
}

/** The command that follows an operation's event stream, if it has one. */
export function buildStreamCommand(operation: Operation): string | undefined {
  const streams = operation.responses.some(({contents}) =>
    contents.some(({kind}) => kind === 'stream'),
  );
  return streams ? curlSample(describeRequest(operation, true)) : undefined;
}
