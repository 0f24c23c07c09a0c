import type { Transaction } from 'kysely';
import { channelOfStanding, type Standing } from '../../../domain/standing.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { appendVotes } from '../appendVotes.ts';
import type { EntryPlace } from './entryPlaces.ts';
import { STANDINGS_STREAM } from './standingFold.ts';

/**
 * Gives an entry another standing in rounds, each with its row in the ledger. The row of the round is locked before the
 * head of the chain, in the same order as votes take them.
 * @param at UTC ms
 */
export async function setStanding(
  tx: Transaction<Schema>,
  places: readonly EntryPlace[],
  standing: Standing,
  at: number,
  context: WriteContext,
): Promise<void> {
  for (const { roundId, entryId } of places)
    await tx
      .updateTable('round_entries')
      .set({ standing })
      .where('round_id', '=', roundId)
      .where('entry_id', '=', entryId)
      .execute();
  const rows = places.map(({ roundId, entryId, groupNumber }) => ({
    channel: channelOfStanding(standing),
    entryId,
    roundId,
    groupNumber,
    votes: 0,
    sourceRef: `standing:${newId()}`,
    payer: null,
    amountBaisa: 0,
    acceptedAt: at,
    reversesSeq: null,
  }));
  await appendVotes(tx, rows, { ...context, stream: STANDINGS_STREAM });
}
