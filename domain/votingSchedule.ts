/** Phase and group at a time (specification section 4; decision D32); windows are half-open, [open, close). */
import { ORDER_PAYMENT_MS } from './delays.ts';

/** A group's voting window in UTC milliseconds. */
export type VotingWindow = { number: number; opensAt: number; closesAt: number };

export type VotingPhase =
  | { phase: 'none' }
  | { phase: 'upcoming'; next: number; at: number }
  | { phase: 'live'; group: number; at: number }
  | { phase: 'between'; last: number; next: number; at: number }
  | { phase: 'ended'; last: number };

/**
 * The phase at `now`; `at` is the time (UTC ms) at which it changes.
 * `none`: nothing is scheduled.
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

/** The group shown first: the open one, else the last, before all windows the next; null without a phase. */
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
 * Whether votes ordered before the close can still be paid, so that the ranking is not final yet (decision D9).
 */
export function isSettling({ closesAt }: VotingWindow, now: number): boolean {
  return closesAt <= now && now < closesAt + ORDER_PAYMENT_MS;
}

/** The first window after that of group `number`; undefined if there is none or the group is unknown. */
export function nextWindow(windows: readonly VotingWindow[], number: number): VotingWindow | undefined {
  const current = windows.find((window) => window.number === number);
  if (!current) return undefined;
  return windows
    .filter((window) => window.opensAt >= current.closesAt)
    .toSorted((a, b) => a.opensAt - b.opensAt)[0];
}

const HOUR = 3_600_000;

/**
 * The last full hour up to `now` or the close (UTC ms), the reference of trends (decision D3); undefined if
 * the window was not open before that hour.
 */
export function lastFullHour(window: VotingWindow, now: number): number | undefined {
  const hour = Math.floor(Math.min(now, window.closesAt - 1) / HOUR) * HOUR;
  return hour > window.opensAt ? hour : undefined;
}
