/**
 * Phase and open group at a time (specification section 4; decision D32). Windows include their open and
 * exclude their close.
 */
import { CLOSING_COUNTDOWN_MS, ORDER_PAYMENT_MS } from './delays.ts';

/** A group's voting window in UTC milliseconds. */
export type VotingWindow = { number: number; opensAt: number; closesAt: number };

export type VotingPhase =
  | { phase: 'none' }
  | { phase: 'upcoming'; next: number; at: number }
  | { phase: 'live'; group: number; at: number }
  | { phase: 'between'; last: number; next: number; at: number }
  | { phase: 'ended'; last: number };

/**
 * The phase at `now`; its `at` is the time (UTC ms) at which it changes. `none` means that no window is
 * scheduled.
 */
export function phaseAt(windows: readonly VotingWindow[], now: number): VotingPhase {
  const open = windows.find((window) => isOpen(window, now));
  if (open) return { phase: 'live', group: open.number, at: open.closesAt };
  const ahead = windows.filter((window) => window.opensAt > now).toSorted((a, b) => a.opensAt - b.opensAt)[0];
  const past = windows
    .filter((window) => window.closesAt <= now)
    .toSorted((a, b) => b.closesAt - a.closesAt)[0];
  if (ahead && past) return { phase: 'between', last: past.number, next: ahead.number, at: ahead.opensAt };
  if (ahead) return { phase: 'upcoming', next: ahead.number, at: ahead.opensAt };
  return past ? { phase: 'ended', last: past.number } : { phase: 'none' };
}

/**
 * The number of the group shown first: the open one, else the last closed, else the first to open. Null if
 * none is scheduled or the phase is unknown.
 */
export function groupOfPhase(phase: VotingPhase | null): number | null {
  if (!phase || phase.phase === 'none') return null;
  if (phase.phase === 'live') return phase.group;
  return phase.phase === 'upcoming' ? phase.next : phase.last;
}

export type GroupStatus = 'upcoming' | 'open' | 'closed';

export function isOpen(window: VotingWindow, now: number): boolean {
  return window.opensAt <= now && now < window.closesAt;
}

export function groupStatus(window: VotingWindow, now: number): GroupStatus {
  if (now < window.opensAt) return 'upcoming';
  return isOpen(window, now) ? 'open' : 'closed';
}

/**
 * Whether a closed window's ranking may still change: votes ordered before the close can still be paid
 * (decision D9).
 */
export function isSettling({ closesAt }: VotingWindow, now: number): boolean {
  return closesAt <= now && now < closesAt + ORDER_PAYMENT_MS;
}

/**
 * The first window that opens after the window of group `number` closes; undefined if there is none or no
 * such group.
 */
export function nextWindow(windows: readonly VotingWindow[], number: number): VotingWindow | undefined {
  const current = windows.find((window) => window.number === number);
  if (!current) return undefined;
  return windows
    .filter((window) => window.opensAt >= current.closesAt)
    .toSorted((a, b) => a.opensAt - b.opensAt)[0];
}

const HOUR = 3_600_000;

/**
 * The full hour (UTC ms) with which trends compare: the last one up to `now`, and before the close
 * (decision D3). Undefined if the window was not yet open before that hour.
 */
export function lastFullHour(window: VotingWindow, now: number): number | undefined {
  const hour = Math.floor(Math.min(now, window.closesAt - 1) / HOUR) * HOUR;
  return hour > window.opensAt ? hour : undefined;
}

/**
 * Whether the page counts down to the close.
 * @param remaining milliseconds until the close
 */
export const isClosing = (remaining: number): boolean => remaining > 0 && remaining <= CLOSING_COUNTDOWN_MS;
