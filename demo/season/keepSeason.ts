import type { Kysely } from 'kysely';
import type { Clock } from '../../server/platform/clock.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { SeasonKeeper } from '../../server/start/demo.ts';

/** Delay of a retry (ms). */
const RETRY_MS = 60_000;

export type SeasonKeeping = {
  database: Kysely<Schema>;
  clock: Clock;
  lay: (now: number) => Promise<unknown>;
  onError: (error: unknown) => void;
};

/** Keeps the demo alive: adds a new season when no window is open or ahead. */
export function keepSeason({ database, clock, lay, onError }: SeasonKeeping): SeasonKeeper {
  let lastClosing = -Infinity;
  let checking = false;
  let tryAgainAt = -Infinity;

  const check = async () => {
    lastClosing = await readLastClosing(database);
    if (lastClosing > clock.now()) return;
    await lay(clock.now());
    lastClosing = await readLastClosing(database);
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
    check,
    tick: () => {
      if (checking || clock.now() < lastClosing || clock.monotonic() < tryAgainAt) return;
      void checkQuietly();
    },
  };
}

/** When the last of all windows closes (UTC ms); -Infinity when there is none. */
async function readLastClosing(database: Kysely<Schema>): Promise<number> {
  const row = await database
    .selectFrom('voting_groups')
    .select(({ fn }) => fn.max('closes_at').as('closing'))
    .executeTakeFirst();
  return row?.closing ?? -Infinity;
}
