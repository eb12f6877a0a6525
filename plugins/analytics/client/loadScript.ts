/** Adds a script that nobody waits for; if it is blocked or fails, nothing else happens. */
export function loadScript(src: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  if (onLoad) {
    script.addEventListener('load', onLoad);
  }
  document.head.append(script);
}
