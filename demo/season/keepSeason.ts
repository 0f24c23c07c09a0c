import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../../server/platform/clock.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { Fence, Lease } from '../../server/platform/leases/lease.ts';
import type { SeasonKeeper } from '../../server/start/demo.ts';

/** How long (ms) after a check `tick` checks again. */
const RETRY_MS = 60_000;
/** How often (ms) a starting server looks whether another node has added the season. */
const LOOK_MS = 200;

export type SeasonKeeping = {
  database: Kysely<Schema>;
  clock: Clock;
  /** The node with this lease adds seasons for all nodes. */
  lease: Lease;
  lay: (fence: Fence | undefined) => Promise<unknown>;
  onError: (error: unknown) => void;
};

/** Keeps the demo alive: adds a new season once no window is open or still to open. */
export function keepSeason({ database, clock, lease, lay, onError }: SeasonKeeping): SeasonKeeper {
  let lastClosing = -Infinity;
  let checking = false;
  let tryAgainAt = -Infinity;

  /**
   * Adds a season if one is needed.
   * @returns whether there is a season now; false while another node holds the lease
   */
  const check = async (): Promise<boolean> => {
    if (await isKept()) return true;
    const hold = await lease.take();
    if (!hold) return false;
    // Check again with the lease: another node may have added a season before it gave up the lease.
    if (await isKept()) return true;
    await lay(hold.fence);
    lastClosing = await readLastClosing(database);
    return true;
  };
  const isKept = async () => {
    lastClosing = await readLastClosing(database);
    return lastClosing > clock.now();
  };
  const checkQuietly = async () => {
    checking = true;
    tryAgainAt = clock.monotonic() + RETRY_MS;
    await check()
      .catch(onError)
      .finally(() => {
        checking = false;
      });
  };
  return {
    check: async () => {
      while (!(await check())) await sleep(LOOK_MS);
    },
    tick: () => {
      if (checking || clock.now() < lastClosing || clock.monotonic() < tryAgainAt) return;
      void checkQuietly();
    },
  };
}

/** When the last window of all closes (UTC ms); -Infinity without windows. */
async function readLastClosing(database: Kysely<Schema>): Promise<number> {
  const row = await database
    .selectFrom('voting_groups')
    .select(({ fn }) => fn.max('closes_at').as('closing'))
    .executeTakeFirst();
  return row?.closing ?? -Infinity;
}
