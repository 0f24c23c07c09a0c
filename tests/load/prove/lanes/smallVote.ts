import { openPostgres } from '../../../../server/platform/database/openPostgres.ts';
import { migrate } from '../../../../server/platform/database/migrate.ts';
import type { ReceivedSms } from '../../../../server/sms/smsMessagesRepo.ts';
import { openServerWriter, type ServerWriter } from '../../../../server/start/serverWriter.ts';
import { entryId, laySmallSeason, opens } from '../../../support/catalogue/seasonFixture.ts';
import { startPostgres } from '../../../support/database/postgresServer.ts';

/** A PostgreSQL with the small season. */
export async function startSmallVote() {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const url = postgres.urlOf('season');
  await migrate({ kind: 'postgres', url });
  const db = openPostgres(url, 'long');
  await laySmallSeason(db);
  const close = async () => {
    await db.destroy();
    await postgres.stop();
  };
  return { url, db, close };
}

/** Opens writers with a chain each, as nodes have. */
export const openWriters = (url: string, count: number): Promise<ServerWriter[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      openServerWriter(
        { kind: 'postgres', url },
        { onFatal: () => process.exit(1), stream: index === 0 ? 'main' : `chain-${index + 1}` },
      ),
    ),
  );

let messages = 0;
/** A text message of a new sender that counts. */
export function newSms(): ReceivedSms {
  messages += 1;
  return {
    provider: 'ofoq',
    messageId: `message ${messages}`,
    sender: '+96891234567',
    payer: `a pseudonym of as many letters as others ${messages}`,
    shortCode: '90431',
    text: '101',
    sentAt: opens + messages,
    receivedAt: opens + 1_000 + messages,
    named: [[entryId(1 + (messages % 3))]],
  };
}

/**
 * Submits messages for some seconds, each caller the next one after its answer.
 * @returns votes a second
 */
export async function voteFor(writers: readonly ServerWriter[], callers: number, seconds: number) {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let counted = 0;
  const call = async (writer: ServerWriter) => {
    while (performance.now() < end) {
      const { outcome } = await writer.submit('receiveSms', newSms());
      if (outcome === 'counted') counted += 1;
    }
  };
  await Promise.all(writers.flatMap((writer) => Array.from({ length: callers }, () => call(writer))));
  return counted / ((performance.now() - start) / 1_000);
}
