interface SignallingNavigator {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** The reader told the browser not to be tracked: Global Privacy Control or Do Not Track. */
export function hasPrivacySignal(navigator: SignallingNavigator): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}
