interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The reader saves data or is on a very slow network: nothing is fetched that was not asked for. */
export function isDataPrecious(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
