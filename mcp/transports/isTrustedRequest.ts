import {isIP} from 'node:net';

/**
 * A page in the reader's browser must not talk to this server: not by its own origin, and not by a name that its
 * owner lets point here (DNS rebinding). An address of digits cannot be re-pointed.
 */
export function isTrustedRequest(
  {host, origin}: {host?: string; origin?: string},
  allowedHosts: readonly string[],
): boolean {
  const hostName = nameOf(`http://${host ?? ''}`);
  const isKnownHost =
    hostName !== undefined &&
    (isLoopback(hostName) || isIP(hostName) !== 0 || allowedHosts.includes(hostName));
  if (!isKnownHost || origin === undefined) {
    return isKnownHost;
  }
  const originName = nameOf(origin);
  return originName !== undefined && (isLoopback(originName) || allowedHosts.includes(originName));
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

/** Without the brackets of IPv6. */
function nameOf(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  return new URL(address).hostname.replace(/^\[|\]$/g, '') || undefined;
}
