import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';

/** How many requests may pass: `burst` at once, then `perMinute` spread evenly. */
export type Rate = { burst: number; perMinute: number };

/** `wait` and `take` return undefined when a request may pass, otherwise the whole seconds to wait. */
export type Limit = {
  /** Judges a request as `take` does, but does not charge its key. */
  wait(key: string): number | undefined;
  take(key: string): number | undefined;
  giveBack(key: string): void;
  size(): number;
};

const MINUTE_MS = 60_000;
const SWEEP_AT = 10_000;

/**
 * A generic cell rate limit (GCRA): one instant per key instead of a counter and a timer. Forgets keys at
 * rest once there are many.
 */
export function createLimit(rate: Rate, clock: Pick<Clock, 'monotonic'>): Limit {
  const interval = MINUTE_MS / rate.perMinute;
  const tolerance = interval * rate.burst;
  const arrivals = new Map<string, number>();
  const forgetRested = (now: number) => {
    for (const [key, arrival] of arrivals) if (arrival <= now) arrivals.delete(key);
  };
  let sweepAt = SWEEP_AT;
  const nextArrival = (key: string, now: number) => Math.max(now, arrivals.get(key) ?? 0) + interval;
  const waitFrom = (now: number, key: string) => {
    const over = nextArrival(key, now) - now - tolerance;
    return over > 0 ? Math.max(1, Math.ceil(over / 1_000)) : undefined;
  };
  return {
    wait: (key) => waitFrom(clock.monotonic(), key),
    take: (key) => {
      const now = clock.monotonic();
      if (arrivals.size >= sweepAt) {
        forgetRested(now);
        sweepAt = Math.max(SWEEP_AT, arrivals.size * 2);
      }
      const wait = waitFrom(now, key);
      if (wait === undefined) arrivals.set(key, nextArrival(key, now));
      return wait;
    },
    giveBack: (key) => {
      const arrival = arrivals.get(key);
      if (arrival !== undefined) arrivals.set(key, arrival - interval);
    },
    size: () => arrivals.size,
  };
}

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
