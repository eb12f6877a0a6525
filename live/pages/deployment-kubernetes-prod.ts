import {supportFlow} from '../flows/sampleFlow';
import type {PageSetUp} from './types';

/** The flow that the chart has loaded, under the endpoint name that the page gives it. */
export const setUp: PageSetUp = {
  flow: {...supportFlow, about: {endpoint_name: 'hello-world'}},
};
