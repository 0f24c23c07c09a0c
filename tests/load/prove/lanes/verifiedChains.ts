import { verifyLedger } from '../../../../server/voting/verifyLedger.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { openWriters, startSmallVote, voteFor } from './smallVote.ts';

/** Verifies ledgers of one, two and eight chains. */
export async function verifiedChains(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const chains of [1, 2, 8]) {
    const vote = await startSmallVote();
    const writers = await openWriters(vote.url, chains);
    await voteFor(writers, 100, 5);
    const began = performance.now();
    const { rows, votes, error } = await verifyLedger(vote.db);
    const seconds = (performance.now() - began) / 1_000;
    const { total } = await vote.db
      .selectFrom('tallies')
      .select(({ fn }) => fn.sum<number>('votes').as('total'))
      .executeTakeFirstOrThrow();
    for (const writer of writers) await writer.close();
    await vote.close();
    lines.push(
      atLeast(`${chains} chains: rows verified a second`, rows / seconds, '/s'),
      atMost(
        `${chains} chains: faults, and votes that the tallies have more or less`,
        (error ? 1 : 0) + Math.abs(votes - total),
        '',
        {
          floor: 0,
        },
      ),
    );
  }
  return lines;
}
