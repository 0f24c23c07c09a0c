import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { startPatientVotes } from '../clients/patientVotes.ts';
import { smsVoter } from '../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { sawtFails } from '../measures/runSawt.ts';
import { guideBlocks } from './guideBlocks.ts';
import { SystemPostgres } from './walArchive/systemPostgres.ts';

const VOTES_A_SECOND = 200;
const PART_MS = 15_000;

/**
 * Follows the guide's steps for PostgreSQL's log, word for word: archives it, loses the machine, and
 * restores. It restores once to a point in time, and once to the end of the archive.
 */
export async function prove(): Promise<Line[]> {
  const [archive, base, restore] = guideBlocks("### PostgreSQL's own log") as [string, string, string];
  const postgres = await SystemPostgres.start();
  const ARCHIVE = join(postgres.folder, 'archive');
  const primary = { PGDATA: postgres.data, ARCHIVE };
  postgres.run(archive, primary);
  const node = await ServerProcess.start({ settings: { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' } });
  const vote = await smsVoter(node);
  const votes = startPatientVotes(Number(node.settings['OPERATOR_PORT']), VOTES_A_SECOND, (index) =>
    vote('archive', index),
  );
  await sleep(PART_MS);
  postgres.run(base, primary);
  await sleep(PART_MS);
  const until = Date.now();
  const due = votes.acknowledged.size;
  await sleep(PART_MS);
  await votes.finish();
  const lostAt = Date.now();
  postgres.lose(postgres.data);
  await node.kill();

  const returned = await restored('instant', restore);
  const toTheEnd = restore.replaceAll(/^recovery_target_\w+ = .*\n/gm, '');
  const last = await restored('end', toTheEnd);
  await node.remove();
  postgres.remove();
  return [
    atLeast('version of PostgreSQL', Number(postgres.version), ''),
    atLeast('votes acknowledged before the instant', due, '', { floor: 1_000 }),
    atMost('of them, missing after the return to it', Math.max(0, due - returned.votes), '', { floor: 0 }),
    atMost('votes from after the instant', returned.later, '', { floor: 0 }),
    atMost('the return took', returned.seconds, 's'),
    atMost('lost at worst with the machine', (lostAt - last.newest) / 1_000, 's', { floor: 30, aim: 15 }),
    atMost('ledgers that do not verify', returned.failed + last.failed, '', { floor: 0 }),
  ];

  async function restored(name: string, lines: string) {
    const data = join(postgres.folder, name);
    const began = performance.now();
    postgres.run(lines, { ARCHIVE, NEW: data, UNTIL: new Date(until).toISOString().replace('Z', '+00') });
    const seconds = (performance.now() - began) / 1_000;
    const counted = await countVotes(postgres.url, until);
    const failed = await sawtFails(node.settings, 'verify-ledger');
    postgres.lose(data);
    return { ...counted, failed, seconds };
  }
}

/**
 * Counts the votes of this proof: all of them, and those accepted after `until`. Also finds when the newest
 * was accepted (UTC ms).
 */
async function countVotes(url: string, until: number) {
  const db = openPostgres(url);
  const { rows } = await sql<{ votes: number; later: number; newest: number }>`
    SELECT count(*) AS votes, count(*) FILTER (WHERE accepted_at > ${until}) AS later, max(accepted_at) AS newest
    FROM ledger_secrets WHERE source_ref LIKE 'sms:%:archive-%'`.execute(db);
  await db.destroy();
  const [counted] = rows;
  if (!counted) throw new Error('no row counts the votes');
  return counted;
}
