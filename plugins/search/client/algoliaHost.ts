/** A host as Algolia's client wants it, from an address without a path. */
export function toAlgoliaHost(address: string) {
  const {protocol, hostname, port} = new URL(address);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port !== '' && {port: Number(port)}),
  };
}
