const googleCookie = /^_(?:ga|gid|gat)(?:_|$)/;

/** The tag sets its cookies for the widest domain that the browser accepts; only the same domain deletes them. */
function possibleDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

export function deleteGoogleCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0]!)
    .filter((name) => googleCookie.test(name));
  for (const name of names) {
    const expired = `${name}=; path=/; max-age=0`;
    document.cookie = expired;
    for (const domain of possibleDomains(window.location.hostname)) {
      document.cookie = `${expired}; domain=${domain}`;
    }
  }
}
