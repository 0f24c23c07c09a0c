/** When candidates may withdraw an entry, and undo it (decision D201). */
import type { EntryStanding, Withdrawal } from './contract.ts';
import { WITHDRAWAL_UNDO_MS } from './delays.ts';
import { foldedWords } from './foldedWords.ts';
import type { Standing } from './standing.ts';

/** An entry as far as its withdrawal goes. Instants in UTC ms. */
export type Withdrawable = {
  status: string;
  withdrawn_at: number | null;
  withdrawal_undo_until: number | null;
  /** The end of its competition, exclusive; null while none is announced. */
  endsAt: number | null;
  /** Its standing in the latest of its rounds; undefined if it is in none. */
  lastStanding: Standing | undefined;
  /** When the windows open, or opened, of the running rounds in which it competes. */
  opens: readonly number[];
};

/** The standing of an entry as its candidate sees it; a rejection is its status instead. */
export function entryStanding({
  withdrawn_at,
  lastStanding,
}: Pick<Withdrawable, 'withdrawn_at' | 'lastStanding'>): EntryStanding {
  if (lastStanding === 'disqualified') return 'disqualified';
  return withdrawn_at !== null || lastStanding === 'withdrawn' ? 'withdrawn' : 'in';
}

/**
 * What a candidate can do: withdraw with a time to undo it, withdraw for good, undo, or nothing.
 * @param now UTC ms of the server
 */
export function withdrawalOffer(entry: Withdrawable, now: number): Withdrawal['offer'] {
  const standing = entryStanding(entry);
  const { withdrawn_at, withdrawal_undo_until: until, status, endsAt, opens } = entry;
  if (withdrawn_at !== null)
    return standing === 'withdrawn' && until !== null && now < until ? 'undo' : 'none';
  if (standing !== 'in' || status === 'rejected' || (endsAt !== null && endsAt <= now)) return 'none';
  return undoUntil(opens, now) === null ? 'final' : 'undoable';
}

/**
 * Until when (UTC ms, exclusive) a withdrawal at `now` can be undone: for 10 minutes, but not beyond the opening of a
 * window. Null where a window has opened already: then it is final.
 */
export function undoUntil(opens: readonly number[], now: number): number | null {
  const until = Math.min(now + WITHDRAWAL_UNDO_MS, ...opens);
  return until > now ? until : null;
}

/** Whether the candidate typed the name that confirms a final withdrawal, whatever marks and letter case the keyboard has. */
export function isSameName(typed: string, name: string): boolean {
  const words = foldedWords(typed).join(' ');
  return words !== '' && words === foldedWords(name).join(' ');
}
