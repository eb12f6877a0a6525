import {useSyncExternalStore} from 'react';
import type {ConsentState} from '../../types';
import type {ConsentStore} from '../consent/ConsentStore';

export function useConsent({subscribe, getState}: ConsentStore): ConsentState {
  return useSyncExternalStore(subscribe, getState);
}
