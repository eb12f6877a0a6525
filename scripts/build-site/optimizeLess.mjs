import {setFlagsFromString} from 'node:v8';

/**
 * A build runs much code for a short time. With the engine's own threshold, a sixth of the CPU goes into optimizing
 * functions that are not called often enough afterwards to pay for it. The engine of Node.js 20 does not know the flag.
 */
if (Number(process.versions.node.split('.')[0]) >= 22) {
  setFlagsFromString('--invocation-count-for-turbofan=10000');
}
