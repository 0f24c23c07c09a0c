import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { appendVotes } from './appendVotes.ts';
import { readPlaces } from './standings/entryPlaces.ts';
import type { VoteToAppend } from './voteToAppend.ts';

/**
 * The chain of votes that were accepted before their entry stopped competing, and counted after it: in the chain of standings, that
 * order would be an error.
 */
const LATE_STREAM = 'late';

/** Appends votes that were accepted earlier. Those of an entry that does not compete any more are outside the shares. */
export async function appendAccepted(
  tx: Transaction<Schema>,
  votes: readonly VoteToAppend[],
  context: WriteContext,
): Promise<void> {
  const places = await readPlaces(tx, [...new Set(votes.map(({ entryId }) => entryId))], context);
  const competing = new Set(places.filter(({ standing }) => standing === 'in').map(placeKey));
  const { own = [], late = [] } = Object.groupBy(votes, (vote) =>
    competing.has(placeKey(vote)) ? 'own' : 'late',
  );
  await appendVotes(tx, own, context);
  await appendVotes(tx, late, { ...context, stream: LATE_STREAM });
}

const placeKey = ({ entryId, roundId }: { entryId: string; roundId: string }) => `${roundId} ${entryId}`;
