/** A name of the machine itself, where browsers ask for no encryption. */
const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/** Addresses in numbers: every IPv6 address is in brackets. */
const ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/**
 * The host name to which the passkeys of an origin belong (decision D215); null where browsers refuse passkeys: at an address in
 * numbers, and without https other than on the machine itself.
 */
export function passkeyHostOf(origin: string): string | null {
  const { hostname, protocol } = new URL(origin);
  if (ADDRESS.test(hostname)) return null;
  return protocol === 'https:' || isLocal(hostname) ? hostname : null;
}
