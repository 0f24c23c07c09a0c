import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isWaiting } from '../../../server/sms/inbox/inboxRepo.ts';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';

/**
 * Compares the text messages of one run with the ledger in PostgreSQL. `lost`: acknowledged messages
 * without a row, once no message waits in the inbox. `twice`: how many votes count beyond one per message.
 */
export async function lostAndTwice(
  url: string,
  run: string,
  acknowledged: ReadonlySet<number>,
): Promise<{ lost: number; twice: number }> {
  const db = openPostgres(url, 'long');
  while (await isWaiting(db)) await sleep(100);
  const { rows } = await sql<{ source: string; votes: number }>`
    SELECT s.source_ref AS source, sum(l.votes)::int AS votes
    FROM ledger_secrets s JOIN ledger l USING (stream, seq)
    WHERE s.source_ref LIKE ${`sms:%:${run}-%`} GROUP BY s.source_ref`.execute(db);
  await db.destroy();
  const votes = new Map(
    rows.map((row) => [Number(row.source.slice(row.source.lastIndexOf('-') + 1)), row.votes]),
  );
  const counted = [...votes.values()].reduce((sum, each) => sum + each, 0);
  return {
    lost: [...acknowledged].filter((index) => !votes.has(index)).length,
    twice: counted - votes.size,
  };
}
