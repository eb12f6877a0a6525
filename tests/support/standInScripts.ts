/**
 * Stands in for Google's script and keeps its rules: commands are `arguments` objects; ids that are switched off
 * send nothing; without consent the others still report, marked G100; with consent they set a cookie, marked G101.
 */
function standInTag(): void {
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
  const page = window as unknown as Record<string, unknown> & {dataLayer: ArrayLike<unknown>[]};
  const ids: string[] = [];
  const consent: Record<string, string> = {};

  const report = (name: string, parameters: Record<string, string> = {}) => {
    for (const id of ids) {
      if (page[`ga-disable-${id}`] === true) {
        continue;
      }
      const granted = consent['analytics_storage'] === 'granted';
      if (granted) {
        document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
      }
      const query = new URLSearchParams({
        tid: id,
        en: name,
        dp: parameters['page_path'] ?? '',
        dt: parameters['page_title'] ?? '',
        gcs: granted ? 'G101' : 'G100',
        at: String(performance.timeOrigin + performance.now()),
      });
      void fetch(`${origin}/g/collect?${query.toString()}`, {mode: 'no-cors', keepalive: true});
    }
  };

  const handle = (command: ArrayLike<unknown>) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') {
      return;
    }
    const [name, subject, parameters] = Array.from(command) as [
      string,
      string,
      Record<string, string>,
    ];
    if (name === 'consent') {
      Object.assign(consent, parameters);
      if (subject === 'update') {
        report('consent_update');
      }
    } else if (name === 'config') {
      ids.push(subject);
    } else if (name === 'event') {
      report(subject, parameters);
    }
  };

  page.dataLayer.forEach(handle);
  page.dataLayer.push = (...commands) => {
    commands.forEach(handle);
    return Array.prototype.push.apply(page.dataLayer, commands);
  };
}

export const standInTagSource = `(${standInTag.toString()})();`;

/** Stands in for a consent vendor: takes waiting commands, remembers nothing, and lets a test choose. */
function standInVendor(): void {
  type Listener = (consent: {purposes: Record<string, boolean>}) => void;
  const listeners: Record<string, Listener[]> = {};
  const run = (name: string, event?: string, listener?: Listener) => {
    if (name === 'on') {
      (listeners[event!] ??= []).push(listener!);
    } else if (name === 'showPreferences') {
      document.documentElement.dataset.vendorChoices = 'open';
    }
  };
  const page = window as unknown as {
    semaphore: ArrayLike<unknown>[];
    ketch: typeof run;
    chooseInVendor: (analytics: boolean) => void;
  };
  page.semaphore.forEach((command) => run(...(Array.from(command) as Parameters<typeof run>)));
  page.ketch = run;
  page.chooseInVendor = (analytics) => {
    for (const event of ['consent', 'userConsentUpdated']) {
      listeners[event]?.forEach((listener) => listener({purposes: {analytics}}));
    }
  };
}

export const standInVendorSource = `(${standInVendor.toString()})();`;
