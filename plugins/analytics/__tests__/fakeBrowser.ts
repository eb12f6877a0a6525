import {vi} from 'vitest';

interface FakeScript {
  src: string;
  async: boolean;
  finishLoading(): void;
}

/** As much of a browser as scripts, cookies and storage need. */
export function stubBrowser({hostname = 'docs.example.com', loaded = true} = {}) {
  const scripts: FakeScript[] = [];
  const loadListeners = new Set<() => void>();
  const stored = new Map<string, string>();
  const cookies: string[] = [];
  const document = {
    readyState: loaded ? 'complete' : 'interactive',
    createElement: () => {
      const listeners: (() => void)[] = [];
      return {
        src: '',
        async: false,
        addEventListener: (_: string, listener: () => void) => listeners.push(listener),
        finishLoading: () => listeners.forEach((listener) => listener()),
      };
    },
    head: {append: (script: FakeScript) => scripts.push(script)},
    get cookie() {
      return '_ga=1; theme=dark; _ga_ABC=2; _gallery=3';
    },
    set cookie(value: string) {
      cookies.push(value);
    },
  };
  const window = {
    location: {hostname},
    addEventListener: (_: 'load', listener: () => void) => loadListeners.add(listener),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  } as unknown as Window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const finishLoading = () => loadListeners.forEach((listener) => listener());
  return {window, scripts, stored, cookies, finishLoading};
}
