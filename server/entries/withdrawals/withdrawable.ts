import type { EntryRow } from '../entriesRepo.ts';
import type { Withdrawable } from '../../../domain/withdrawal.ts';
import { runningPlaces, type EntryPlace } from '../../voting/standings/entryPlaces.ts';

type Terms = {
  /** All rounds of the entry, last to close first. */
  places: readonly EntryPlace[];
  /** The end of its competition (UTC ms); null while none is announced. */
  endsAt: number | null;
  /** UTC ms. */
  now: number;
};

/** What the rules of withdrawal (`domain/withdrawal.ts`) need to know of an entry. */
export const withdrawableOf = (
  { status, withdrawn_at, withdrawal_undo_until }: EntryRow,
  { places, endsAt, now }: Terms,
): Withdrawable => ({
  status,
  withdrawn_at,
  withdrawal_undo_until,
  endsAt,
  lastStanding: places[0]?.standing,
  opens: competingPlaces(places, now).map(({ opensAt }) => opensAt),
});

/** The running rounds in which an entry competes. @param now UTC ms */
export const competingPlaces = (places: readonly EntryPlace[], now: number): EntryPlace[] =>
  runningPlaces(places, now).filter(({ standing }) => standing === 'in');
