import type {ConsentAdapter} from '../../types';
import {createScriptRequest} from '../createScriptRequest';

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

      const listen = (byReader: boolean) => (consent: KetchConsent) => {
        const decision = consent.purposes?.[purpose] === true ? 'granted' : 'denied';
        report({decision, byReader});
      };
      command('on', 'consent', listen(false));
      command('on', 'userConsentUpdated', listen(true));
      createScriptRequest(scriptUrl, () => (loaded = true)).start();
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
