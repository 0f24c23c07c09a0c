import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Schema } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { PlatformWriter } from '../writes.ts';
import { LeaseLost, type Hold, type Leases } from './lease.ts';
import { databaseTime } from '../database/databaseTime.ts';

/** How long (ms) a lease lasts without renewal: after that, another node replaces a dead one. */
const LEASE_MS = 15_000;
const RENEWALS = 3;

export type SharedLeasesDeps = {
  database: Kysely<Schema>;
  writer: PlatformWriter;
  clock: Pick<Clock, 'monotonic'>;
  /** How long (ms) a lease lasts without renewal. */
  leaseMs?: number | undefined;
  onError: (error: unknown) => void;
};

type Held = { epoch: number; until: number };

/**
 * Leases among the nodes of one PostgreSQL, timed by its clock (decision D149). A process keeps the leases
 * that it has taken, and renews all of them together, until it releases them or dies.
 */
export function sharedLeases(deps: SharedLeasesDeps): Leases {
  const { database, writer, clock, leaseMs = LEASE_MS, onError } = deps;
  const holder = `${hostname()} ${newId()}`;
  const held = new Map<string, Held>();
  // Counts from before the call, so that a lease ends here no later than in the database.
  const endFromNow = () => clock.monotonic() + leaseMs;

  const renew = async () => {
    const before = [...held.keys()];
    if (before.length === 0) return;
    const until = endFromNow();
    const renewed = await writer.submit('renewLeases', { holder, ms: leaseMs });
    const epochs = new Map(renewed.map(({ lease, epoch }) => [lease, epoch]));
    for (const name of before) {
      const known = held.get(name);
      if (known && epochs.get(name) === known.epoch) known.until = until;
      else held.delete(name);
    }
  };
  const timer = setInterval(() => void renew().catch(onError), leaseMs / RENEWALS).unref();

  const isValid = (known: Held | undefined): known is Held =>
    known !== undefined && clock.monotonic() < known.until;
  const holdOf = (name: string, { epoch }: Held): Hold => ({
    fence: { lease: name, epoch },
    confirm: () => {
      const known = held.get(name);
      if (!isValid(known) || known.epoch !== epoch) throw new LeaseLost(name);
    },
  });
  const take = async (name: string): Promise<Hold | undefined> => {
    const known = held.get(name);
    if (isValid(known)) return holdOf(name, known);
    if (await isTaken(database, name, holder)) return undefined;
    const until = endFromNow();
    const epoch = await writer.submit('takeLease', { name, holder, ms: leaseMs });
    if (epoch === null) return undefined;
    const taken = { epoch, until };
    held.set(name, taken);
    return holdOf(name, taken);
  };
  return {
    named: (name) => ({ take: () => take(name) }),
    release: async () => {
      clearInterval(timer);
      held.clear();
      await writer.submit('releaseLeases', { holder });
    },
  };
}

/** Whether another process has a lease. It only reads, so that waiting nodes write nothing. */
async function isTaken(database: Kysely<Schema>, name: string, holder: string): Promise<boolean> {
  const row = await database
    .selectFrom('leases')
    .where('name', '=', name)
    .where('holder', '<>', holder)
    .where('until', '>', databaseTime)
    .select('name')
    .executeTakeFirst();
  return row !== undefined;
}
