import {loadOnDemand} from '../../../../lib/loadOnDemand';
import {consentTexts} from '../../../../site/texts';
import type {ClientSettings, ConsentAdapter, PrivacyChoicesControl} from '../../types';
import type {ConsentStore} from '../consent/ConsentStore';
import {quietly} from '../quietly';

export interface ChoicesContext {
  settings: ClientSettings;
  consent: ConsentStore;
  adapter: ConsentAdapter | undefined;
}

// Most readers have chosen before or never choose: neither needs the code that asks.
const loadInterface = () => import('./showChoices');

/** The question at the first visit and the control behind the footer's privacy link. */
export function createChoices(context: ChoicesContext): {
  control: PrivacyChoicesControl;
  ask(): void;
} {
  const {consent, adapter} = context;
  return {
    control: {
      subscribe: consent.subscribe,
      describe: () => consentTexts.status[consent.getState().status],
      isGranted: () => consent.getState().status === 'granted',
      open() {
        let shown = false;
        quietly(() => (shown = adapter?.open() ?? false));
        if (!shown) {
          void loadOnDemand(loadInterface, ({showDialog}) => showDialog(context));
        }
      },
    },
    ask() {
      if (!adapter && consent.getState().status === 'undecided') {
        loadInterface().then(
          ({showBanner}) => showBanner(context),
          () => {
            // Not asked is not allowed.
          },
        );
      }
    },
  };
}
