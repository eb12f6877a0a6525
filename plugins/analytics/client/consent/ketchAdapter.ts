import type {ConsentAdapter} from '../../types';
import {loadScript} from '../loadScript';

interface KetchConsent {
  purposes?: Record<string, boolean>;
}

type KetchCommand =
  | [
      command: 'on',
      event: 'consent' | 'userConsentUpdated',
      listener: (consent: KetchConsent) => void,
    ]
  | [command: 'showPreferences'];

declare global {
  interface Window {
    ketch?: (...command: KetchCommand) => void;
    /** Commands given before the script is there. */
    semaphore?: ArrayLike<unknown>[];
  }
}

/**
 * For scripts with the shape of Ketch's tag: a global function takes commands, `on('consent')` announces what is
 * known of the reader, and `on('userConsentUpdated')` what the reader just chose.
 */
export function createKetchAdapter({
  scriptUrl,
  purpose,
}: {
  scriptUrl: string;
  purpose: string;
}): ConsentAdapter {
  let loaded = false;
  return {
    start(report) {
      window.semaphore ??= [];
      window.ketch ??= (...command) => window.semaphore!.push(command);
      // The script replaces the function, so it is looked up for each command.
      const command = (...args: KetchCommand) => window.ketch?.(...args);

      let announced = false;
      const listen = (byReader: boolean) => (consent: KetchConsent) => {
        const decision = consent.purposes?.[purpose] === true ? 'granted' : 'denied';
        // The first announcement is what the vendor remembers; later ones follow a choice.
        report({decision, byReader: byReader || announced});
        announced = true;
      };
      command('on', 'consent', listen(false));
      command('on', 'userConsentUpdated', listen(true));
      loadScript(scriptUrl, () => (loaded = true));
    },
    open() {
      if (!loaded) {
        return false;
      }
      window.ketch?.('showPreferences');
      return true;
    },
  };
}
