/**
 * A script that nobody waits for; if it is blocked, fails or never arrives, nothing else happens. It is requested
 * after the page has loaded: any earlier, a host that does not answer would keep the browser's loading sign turning.
 */
export function createScriptRequest(
  src: string,
  onLoad?: () => void,
): {start(): void; cancel(): void} {
  let state: 'idle' | 'waiting' | 'requested' = 'idle';

  const request = () => {
    if (state !== 'waiting') {
      return;
    }
    state = 'requested';
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    if (onLoad) {
      script.addEventListener('load', onLoad);
    }
    document.head.append(script);
  };

  return {
    start() {
      if (state !== 'idle') {
        return;
      }
      state = 'waiting';
      if (document.readyState === 'complete') {
        request();
      } else {
        window.addEventListener('load', request, {once: true});
      }
    },
    /** A script that was requested cannot be called back; one that waits for the page can. */
    cancel() {
      if (state === 'waiting') {
        state = 'idle';
      }
    },
  };
}
