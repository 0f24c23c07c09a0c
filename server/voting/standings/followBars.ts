import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { readBar } from './entryBar.ts';
import { readPlaces, runningPlaces } from './entryPlaces.ts';
import { setStanding } from './setStanding.ts';

/**
 * Excludes rejected and suspended entries from their running rounds, and takes them back when nothing bars them any
 * more. Withdrawn and disqualified entries stay as they are.
 * @param at UTC ms
 */
export async function followBars(
  tx: Transaction<Schema>,
  entryIds: readonly string[],
  at: number,
  context: WriteContext,
): Promise<void> {
  const places = runningPlaces(await readPlaces(tx, entryIds, context), at);
  for (const [entryId, ofEntry] of Map.groupBy(places, (place) => place.entryId)) {
    const [from, to] = (await readBar(tx, entryId))
      ? (['in', 'excluded'] as const)
      : (['excluded', 'in'] as const);
    const changed = ofEntry.filter(({ standing }) => standing === from);
    await setStanding(tx, changed, to, at, context);
  }
}

/** The entries of an account. */
export async function entryIdsOf(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const entries = await tx.selectFrom('entries').where('user_id', '=', userId).select('id').execute();
  return entries.map(({ id }) => id);
}
