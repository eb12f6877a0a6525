/** Why there is no copy, as far as the reader can do something about it. */
export type FaultKind =
  /** Opened over HTTP from another host: browsers keep nothing for such a page. */
  | 'insecure'
  /** No service workers or no caches: an old browser, or one that is told to keep nothing. */
  | 'unsupported'
  /** The browser has them and refuses: private mode, blocked site data, company policy. */
  | 'denied'
  | 'full'
  /** The server has no manifest: a development server, for example. */
  | 'absent'
  | 'network'
  /** A file is not what the manifest says, also when asked again. */
  | 'altered'
  /** Another tab is at it. */
  | 'busy';

export class OfflineFault extends Error {
  override readonly name = 'OfflineFault';
  constructor(
    readonly kind: FaultKind,
    /** What it is about: a file, or the browser's own words. */
    readonly detail = '',
  ) {
    super(detail ? `${kind}: ${detail}` : kind);
  }
}

/** What the browser's storage throws. */
export function explainStorageError(error: unknown): OfflineFault {
  if (error instanceof OfflineFault) {
    return error;
  }
  const {name, message} = error instanceof Error ? error : {name: '', message: String(error)};
  return new OfflineFault(name === 'QuotaExceededError' ? 'full' : 'denied', message);
}

/** What a browser lacks is told before anything is offered. */
export function findObstacle(scope: {
  isSecureContext: boolean;
  caches?: unknown;
  navigator: object;
}): OfflineFault | undefined {
  if (!scope.isSecureContext) {
    return new OfflineFault('insecure');
  }
  return scope.caches && 'serviceWorker' in scope.navigator
    ? undefined
    : new OfflineFault('unsupported');
}
