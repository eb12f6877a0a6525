import {createResolver} from '../../../../deploy/resolveRequest';
import {hashedFiles} from '../../../../deploy/rules';
import type {KeptCopy} from '../../types';
import {localDay} from '../localDay';

/** What the worker has around it; tests bring their own. */
export interface Surroundings {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** The copy in use; `afresh` if what is known of it seems to be out of date. */
  readCopy: (afresh: boolean) => Promise<KeptCopy | undefined>;
  readFile: (hash: string) => Promise<Response | undefined>;
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
}

export interface Answer {
  response: Response;
  /** Whether it is a page of the site and so tells the reader where pages come from. */
  isPage: boolean;
  /** Undefined if it came from the network. */
  copyDate?: string;
}

/** How long a network that neither answers nor fails may keep a reader who has a copy. */
export const patience = 3000;
/** After that the copy answers at once for a while: a page asks for more than one file. */
export const impatience = 30_000;

const hashed = hashedFiles.map((pattern) => new RegExp(pattern));

/** Requests that are none of the copy's business stay with the browser. */
export function concernsCopy(request: Request, baseUrl: string, origin: string): boolean {
  const url = new URL(request.url);
  return (
    request.method === 'GET' &&
    url.origin === origin &&
    url.pathname.startsWith(baseUrl) &&
    // Whoever asks so wants to know what the server has: downloads of a copy, checks whether it can be reached.
    request.cache !== 'no-store' &&
    !request.headers.has('range')
  );
}

/** The page itself says that it comes from the copy: it needs no message that may come too early or too late. */
async function markPage(page: Response, date: string, status: number): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace(/<html\b/, `<html data-offline-copy="${localDay(date)}"`), {
    status,
    headers: page.headers,
  });
}

export function createAnswerer(surroundings: Surroundings): (request: Request) => Promise<Answer> {
  const {baseUrl, readCopy, readFile, wait, now} = surroundings;
  const resolve = createResolver(baseUrl);
  let impatientUntil = 0;

  /** An update elsewhere may have taken a file away: then there is another copy to look into. */
  async function readKept(name: string): Promise<{file: Response; date: string} | undefined> {
    for (const afresh of [false, true]) {
      const copy = await readCopy(afresh);
      const entry = copy?.manifest.files[name];
      const file = entry && (await readFile(entry.hash));
      if (copy && file) {
        return {file, date: copy.date};
      }
    }
    return undefined;
  }

  async function answerWith(name: string, status: number): Promise<Answer | undefined> {
    const kept = await readKept(name);
    if (!kept) {
      return undefined;
    }
    const isPage = name.endsWith('.html');
    const {file, date} = kept;
    const response = isPage ? await markPage(file, date, status) : file;
    return {response, isPage, copyDate: date};
  }

  async function answerFromCopy({url}: Request): Promise<Answer | undefined> {
    const {pathname, search} = new URL(url);
    const resolved = resolve(pathname + search);
    if (resolved.kind === 'redirect') {
      const location = new URL(resolved.location, url).href;
      return (await readCopy(false))
        ? {response: Response.redirect(location, 302), isPage: false}
        : undefined;
    }
    for (const name of resolved.kind === 'file' ? resolved.candidates : []) {
      const answer = await answerWith(name, 200);
      if (answer) {
        return answer;
      }
    }
    return undefined;
  }

  async function askNetwork(request: Request): Promise<Answer> {
    const response = await surroundings.fetch(request);
    // A gateway that has lost its server: the copy is of more use.
    if (response.status >= 500) {
      throw new Error(`${request.url}: HTTP ${response.status}`);
    }
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    return {response, isPage};
  }

  /** The network failed and no kept file fits: unknown addresses get the site's own page that says so. */
  async function answerMissing(request: Request, error: unknown): Promise<Answer> {
    const answer = request.mode === 'navigate' ? await answerWith('404.html', 404) : undefined;
    if (!answer) {
      throw error;
    }
    return answer;
  }

  return async (request) => {
    const {pathname} = new URL(request.url);
    const isHashed = hashed.some((pattern) => pattern.test(pathname.slice(baseUrl.length)));
    const isImpatient = now() < impatientUntil;
    const kept = isHashed || isImpatient ? await answerFromCopy(request) : undefined;
    if (kept) {
      return kept;
    }
    const network = askNetwork(request);
    const outcome = await Promise.race([
      network.then(
        (answer) => answer,
        () => 'failed' as const,
      ),
      wait(patience).then(() => 'slow' as const),
    ]);
    if (typeof outcome === 'object') {
      return outcome;
    }
    const answer = await answerFromCopy(request);
    if (answer) {
      impatientUntil = outcome === 'slow' ? now() + impatience : 0;
      return answer;
    }
    return network.catch((error: unknown) => answerMissing(request, error));
  };
}
