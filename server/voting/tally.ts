import type { TalliesTable } from '../platform/database/schema.ts';

const HOUR_MS = 3_600_000;

/** The tally of a single row of the ledger. */
export function tallyOf(row: {
  round_id: string;
  entry_id: string;
  votes: number;
  acceptedAt: number;
}): TalliesTable {
  return {
    round_id: row.round_id,
    entry_id: row.entry_id,
    votes: row.votes,
    reached_at: row.acceptedAt,
    hour: Math.floor(row.acceptedAt / HOUR_MS) * HOUR_MS,
    votes_at_hour: 0,
  };
}

/** Merges two tallies of one entry. The order in which tallies are merged does not change the result. */
export function mergeTallies(a: TalliesTable, b: TalliesTable): TalliesTable {
  const [early, late] = a.hour <= b.hour ? [a, b] : [b, a];
  return {
    ...a,
    votes: a.votes + b.votes,
    reached_at: Math.max(a.reached_at, b.reached_at),
    hour: late.hour,
    votes_at_hour: late.votes_at_hour + (early.hour === late.hour ? early.votes_at_hour : early.votes),
  };
}

/** Adds a tally to the one in `folded` for the same round and entry. */
export function addTally(folded: Map<string, TalliesTable>, tally: TalliesTable): void {
  const key = tallyKey(tally);
  const known = folded.get(key);
  folded.set(key, known ? mergeTallies(known, tally) : tally);
}

export function tallyKey(tally: Pick<TalliesTable, 'round_id' | 'entry_id'>): string {
  return `${tally.round_id} ${tally.entry_id}`;
}
