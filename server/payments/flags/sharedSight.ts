import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import { newId } from '../../platform/ids.ts';
import type { Leases } from '../../platform/leases/lease.ts';
import type { SeenVote } from './seenVote.ts';

/**
 * How often (ms) a node writes the votes that it stored to the shared table, and one node takes those of
 * all.
 */
const HAND_MS = 1_000;
/** How long (ms) taken votes wait for older ones of other nodes, so that the detectors see all in order. */
const WAIT_MS = 2_000;
/** The most votes that a node keeps in memory after it failed to write them. */
const MOST_SEEN = 200_000;
/** Votes in the shared table that no node took within this time (ms) are deleted. */
const KEPT_MS = 600_000;

export type SharedSightDeps = {
  database: Kysely<Schema>;
  clock: Clock;
  leases: Leases;
  /** Gets each vote in order of time, on the one node that takes the votes of all. */
  look: (vote: SeenVote) => void;
  onError: (error: unknown) => void;
};

export type SharedSight = {
  see: (vote: SeenVote) => void;
  /** Writes the votes that this node stored to the shared table. */
  handing: PeriodicWorker;
  /** Takes the votes of all nodes from the shared table; runs on one node at a time. */
  taking: PeriodicWorker;
};

/**
 * Brings the votes of all nodes on one PostgreSQL to one of them, since a suspicious pattern may be spread
 * over nodes (decision D161). It writes past the writer, so that no vote waits for it.
 */
export function sharedSight({ database, clock, leases, look, onError }: SharedSightDeps): SharedSight {
  let seen: SeenVote[] = [];
  let waiting: SeenVote[] = [];
  const hand = async () => {
    if (seen.length === 0) return;
    const now = clock.now();
    const votes = seen;
    seen = [];
    try {
      await database
        .with('old', (db) => db.deleteFrom('seen_votes').where('at', '<=', now - KEPT_MS))
        .insertInto('seen_votes')
        .values({ id: newId(), at: now, votes: JSON.stringify(votes) })
        .execute();
    } catch (error) {
      seen = [...votes, ...seen].slice(-MOST_SEEN);
      throw error;
    }
  };
  const take = async () => {
    const taken = await database.deleteFrom('seen_votes').returning('votes').execute();
    waiting.push(...taken.flatMap(({ votes }) => JSON.parse(votes) as SeenVote[]));
    const until = clock.now() - WAIT_MS;
    const due = waiting.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
    waiting = waiting.filter(({ at }) => at > until);
    for (const vote of due) look(vote);
  };
  return {
    see: (vote) => void seen.push(vote),
    handing: every({ lease: null, ms: HAND_MS, clock, work: hand, onError }),
    taking: every({ lease: leases.named('flags'), ms: HAND_MS, clock, work: take, onError }),
  };
}
