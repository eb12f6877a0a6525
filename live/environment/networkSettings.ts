/** Where the network is reached with certificates or mirrors of its own, the server and its readers reach it the same way. */
export function readNetworkSettings(): Record<string, string> {
  const names =
    /^(PIP_|UV_(DEFAULT_INDEX|INDEX|NATIVE_TLS)|SSL_CERT|REQUESTS_CA|NODE_EXTRA_CA|https?_proxy$|no_proxy$)/i;
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => names.test(entry[0]) && entry[1] !== undefined,
    ),
  );
}
