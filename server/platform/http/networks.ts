import { isIPv6 } from 'node:net';

/** The key of one caller: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/**
 * The keys of a caller's networks: an IPv4 address, or the /64, /56 and /48 of an IPv6 address. One sender
 * may own any of these.
 */
export function networksOf(address: string): readonly string[] {
  const caller = callerOf(address);
  if (!caller.includes(':')) return [caller];
  const [first, second, third, fourth = ''] = caller.split(':');
  const upperByte = fourth.padStart(4, '0').slice(0, 2);
  return [caller, `${first}:${second}:${third}:${upperByte}00::/56`, `${first}:${second}:${third}::/48`];
}

/** The network part of an address, for logs: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const caller = callerOf(address);
  return caller.includes(':') ? caller : `${caller.split('.').slice(0, 3).join('.')}.0/24`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
