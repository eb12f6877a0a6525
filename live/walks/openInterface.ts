import {readFileSync} from 'node:fs';
import {chromium, type Browser, type BrowserContext} from '@playwright/test';

/** What readers have in their address bar, whichever port the server under test listens on. */
export const readerAddress = 'http://localhost:7860';

const viewport = {width: 1280, height: 800};

export function launchBrowser(serverUrl: string): Promise<Browser> {
  const {hostname, port} = new URL(serverUrl);
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [`--host-resolver-rules=MAP localhost:7860 ${hostname}:${port}`],
  });
}

/** A new reader: nothing stored, light colours, twice the pixels for sharp pictures. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    locale: 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(60_000);
  await context.route(isOutside, (route) => route.abort());
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({contentType: 'text/css', body: interfaceFont()}),
  );
  return context;
}

const isOutside = ({hostname}: URL): boolean => !['localhost', '127.0.0.1'].includes(hostname);

/** The interface asks Google for Inter; the same font comes from a package, so that pictures show it. */
function interfaceFont(): string {
  const file = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
}
