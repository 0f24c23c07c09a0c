import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import { openServerWriter } from '../../../server/start/serverWriter.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { manyVotes } from '../../support/voting/manyVotes.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { runSawt } from '../measures/runSawt.ts';

const ROWS = Number(process.env['ROWS'] ?? 2_000_000);

/**
 * Writes two million rows beside a running node and verifies the ledger right afterwards, while
 * PostgreSQL's statistics of its tables are still old.
 */
export async function prove(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const url = postgres.urlOf('season');
  const node = await ServerProcess.start({ settings: { DATABASE_URL: url, LOG_LEVEL: 'silent' } });
  const database = openPostgres(url);
  const writer = await openServerWriter({ kind: 'postgres', url }, { onFatal: () => process.exit(1) });
  const laying = performance.now();
  await manyVotes({ database, writer }, ROWS, Date.now());
  const laidS = (performance.now() - laying) / 1_000;
  const verifying = performance.now();
  const output = await runSawt(node.settings, 'verify-ledger');
  const verifiedS = (performance.now() - verifying) / 1_000;
  await writer.close();
  await database.destroy();
  await node.remove();
  await postgres.stop();
  return [
    atLeast('rows verified', Number(/^(\d+) rows/m.exec(output)?.[1]), '', { floor: ROWS }),
    atLeast('rows written a second', ROWS / laidS, '/s'),
    atMost('verify-ledger right after it takes', verifiedS, 's'),
  ];
}
