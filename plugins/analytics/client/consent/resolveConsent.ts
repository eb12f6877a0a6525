import type {ConsentDecision, ConsentState} from '../../types';

export interface ConsentInputs {
  /** What the reader chose on this site and the browser remembers. */
  stored: ConsentDecision | undefined;
  signal: boolean;
  /** Present if a vendor's script asks the reader; `decision` is missing until it has reported. */
  vendor?: {decision?: ConsentDecision};
}

/** The whole state machine: what is known decides, and a grant is never assumed. */
export function resolveConsent({stored, signal, vendor}: ConsentInputs): ConsentState {
  if (stored === 'denied') {
    return {status: 'denied', source: 'reader'};
  }
  if (vendor?.decision === 'denied') {
    return {status: 'denied', source: 'vendor'};
  }
  if (signal && stored !== 'granted') {
    return {status: 'denied', source: 'signal'};
  }
  if (vendor) {
    return vendor.decision === 'granted'
      ? {status: 'granted', source: 'vendor'}
      : {status: 'undecided', source: 'nobody'};
  }
  return stored === 'granted'
    ? {status: 'granted', source: 'reader'}
    : {status: 'undecided', source: 'nobody'};
}
