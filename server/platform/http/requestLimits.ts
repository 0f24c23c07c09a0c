import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';

/** `burst` at once, then `perMinute` spread evenly. */
export type Rate = { burst: number; perMinute: number };

export type Limit = {
  /** Takes one; undefined when the request may pass, otherwise the whole seconds to wait. */
  take(key: string): number | undefined;
  /** As `take` would answer, and takes nothing. */
  wait(key: string): number | undefined;
  size(): number;
};

const MINUTE_MS = 60_000;
const SWEEP_AT = 10_000;

/**
 * A generic cell rate limit: one instant per key instead of a counter and a timer.
 * Keys that are back at rest are forgotten when many have come together.
 */
export function createLimit(rate: Rate, clock: Pick<Clock, 'monotonic'>): Limit {
  const interval = MINUTE_MS / rate.perMinute;
  const tolerance = interval * rate.burst;
  const arrivals = new Map<string, number>();
  const forgetRested = (now: number) => {
    for (const [key, arrival] of arrivals) if (arrival <= now) arrivals.delete(key);
  };
  let sweepAt = SWEEP_AT;
  const nextOf = (key: string, now: number) => Math.max(now, arrivals.get(key) ?? 0) + interval;
  const secondsUntil = (next: number, now: number) =>
    next - now > tolerance ? Math.max(1, Math.ceil((next - now - tolerance) / 1_000)) : undefined;
  return {
    wait: (key) => {
      const now = clock.monotonic();
      return secondsUntil(nextOf(key, now), now);
    },
    take: (key) => {
      const now = clock.monotonic();
      if (arrivals.size >= sweepAt) {
        forgetRested(now);
        sweepAt = Math.max(SWEEP_AT, arrivals.size * 2);
      }
      const next = nextOf(key, now);
      const seconds = secondsUntil(next, now);
      if (seconds === undefined) arrivals.set(key, next);
      return seconds;
    },
    size: () => arrivals.size,
  };
}

/** What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
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
