import type { Store } from '../../../server/start/openStore.ts';
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
      sourceRef: `many ${at} ${index}`,
      payer: null,
      amountBaisa: 0,
      acceptedAt: at,
      reversesSeq: null,
    };
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, each) => first + each);
    await Promise.all(indexes.map((index) => writer.submit('appendVotes', voteAt(index))));
  }
}
