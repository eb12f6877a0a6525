import {expect, type Page} from '@playwright/test';
import {foreignHost} from './hostileInputs';

/** What a hostile input must not achieve. */
interface Harm {
  executed: string[];
  uncaught: string[];
  foreign: string[];
}

export interface HostilityWatch {
  /** Fails, with the input, if anything happened since the last call or is prepared in the page. */
  expectHarmless(input: unknown): Promise<void>;
}

/** Found in the page: a crash page, code that would run on a click, a link or a resource of the attacker. */
const inspectPage = (page: Page): Promise<string[]> =>
  page.evaluate((host) => {
    const isForeign = (address: string): boolean => {
      const {protocol, hostname} = new URL(address, window.location.href);
      return /^(?:javascript|data):$/.test(protocol) || hostname.endsWith(host);
    };
    const found = [...document.querySelectorAll('a, area, form, iframe, script, img, link, base')]
      .flatMap((element) =>
        ['href', 'src', 'action', 'srcdoc'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((address) => address !== '' && URL.canParse(address, window.location.href))
      .filter(isForeign);
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    const crashed = /This page crashed/.test(document.querySelector('h1')?.textContent ?? '');
    return [
      ...found,
      ...handlers,
      ...(crashed ? ['crash page'] : []),
      ...('ran' in window ? ['executed'] : []),
    ];
  }, foreignHost);

export function watchHostility(page: Page, origin: string): HostilityWatch {
  const harm: Harm = {executed: [], uncaught: [], foreign: []};
  page.on('dialog', (dialog) => {
    harm.executed.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', ({message}) => harm.uncaught.push(message));
  page.on('crash', () => harm.uncaught.push('the tab crashed'));
  page.on('popup', (popup) => harm.foreign.push(popup.url()));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      harm.foreign.push(url.href);
    }
  });
  return {
    async expectHarmless(input) {
      const inPage = await inspectPage(page);
      expect({input, inPage, ...harm, origin: new URL(page.url()).origin}).toEqual({
        input,
        inPage: [],
        executed: [],
        uncaught: [],
        foreign: [],
        origin,
      });
    },
  };
}
