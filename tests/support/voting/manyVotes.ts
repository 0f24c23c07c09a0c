import type { Store } from '../../../server/start/openStore.ts';
import { appendVotes } from '../../../server/voting/appendVotes.ts';
import type { VoteToAppend } from '../../../server/voting/voteToAppend.ts';

/**
 * How many votes are submitted at once: half of what may wait for the writer, because the server's own work
 * waits there too.
 */
const AT_ONCE = 500;

/**
 * Counts this many free votes, a row each, in turn for the entries of the group that is open at `at` (UTC
 * ms).
 */
export async function manyVotes(
  { database, writer }: Pick<Store, 'database' | 'writer'>,
  count: number,
  at: number,
): Promise<void> {
  for (const batch of await votesOfOpenGroup(database, 'main', count, at))
    await Promise.all(batch.map((vote) => writer.submit('appendVotes', vote)));
}

/** As `manyVotes`, in another chain of the ledger, as another node counts them. */
export async function manyVotesAside(
  { database }: Pick<Store, 'database'>,
  { stream, count, at }: { stream: string; count: number; at: number },
): Promise<void> {
  for (const batch of await votesOfOpenGroup(database, stream, count, at))
    await database.transaction().execute((tx) => appendVotes(tx, batch, { stream }));
}

/** Votes in batches of `AT_ONCE`. */
async function votesOfOpenGroup(
  database: Store['database'],
  stream: string,
  count: number,
  at: number,
): Promise<VoteToAppend[][]> {
  const entries = await database
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .where('voting_groups.opens_at', '<=', at)
    .where('voting_groups.closes_at', '>', at)
    .select(['round_entries.entry_id', 'round_entries.round_id', 'voting_groups.number'])
    .orderBy('round_entries.entry_id')
    .execute();
  const voteAt = (index: number): VoteToAppend => {
    const { entry_id, round_id, number } = entries[index % entries.length]!;
    return {
      channel: 'free',
      entryId: entry_id,
      roundId: round_id,
      groupNumber: number,
      votes: 1,
      sourceRef: `many ${stream} ${at} ${index}`,
      payer: null,
      amountBaisa: 0,
      acceptedAt: at,
      reversesSeq: null,
    };
  };
  return Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, batch) => {
    const first = batch * AT_ONCE;
    return Array.from({ length: Math.min(AT_ONCE, count - first) }, (_each, place) => voteAt(first + place));
  });
}
