import type { FastifyInstance } from 'fastify';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { createHttpApp } from '../../../server/platform/http/createHttpApp.ts';
import { openReader } from '../../../server/platform/database/openReader.ts';
import { createMetrics } from '../../../server/platform/metrics.ts';
import { openServerWriter, type ServerWriter } from '../../../server/start/serverWriter.ts';
import { SmsInbox } from '../../../server/sms/inbox/smsInbox.ts';
import { registerSmsRoute } from '../../../server/sms/routes.ts';
import { signBody } from '../../../server/platform/http/signBody.ts';
import {
  openContestantDirectory,
  type ContestantDirectory,
} from '../../../server/voting/contestantDirectory.ts';
import { openSqliteFile, type TestDatabase } from '../database/databases.ts';
import { manualClock, type ManualClock } from '../servers/manualClock.ts';
import { laySmallSeason, opens } from '../catalogue/seasonFixture.ts';

export type SmsApp = {
  app: FastifyInstance;
  clock: ManualClock;
  writer: ServerWriter;
  directory: ContestantDirectory;
  database: TestDatabase;
  close(): Promise<void>;
};

/**
 * Starts only the text-message route, on a real database with the small season. Its clock is an hour after
 * the opening.
 */
export async function openSmsApp(writerInstead?: Pick<ServerWriter, 'submit'>): Promise<SmsApp> {
  const database = await openSqliteFile();
  await laySmallSeason(database.db);
  const writer = await openServerWriter(database.settings, { onFatal: () => {} });
  const reader = await openReader(database.settings);
  const clock = manualClock(opens + 3_600_000);
  const app = createHttpApp({
    config: { trustProxy: [], logLevel: 'silent', connections: 100 },
    metrics: createMetrics(),
  });
  const directory = await openContestantDirectory(reader);
  const taking = { ...writer, submit: (writerInstead ?? writer).submit };
  const inbox = new SmsInbox({
    database: reader,
    writer: taking,
    inboxWriter: taking,
    clock,
    onDrained: () => {},
    onError: () => {},
  });
  await registerSmsRoute(app, {
    providers: demoProviders,
    directory,
    inbox,
    clock,
    pepper: Buffer.alloc(32, 1),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await writer.close();
    await reader.destroy();
    await database.close();
  };
  return { app, clock, writer, directory, database, close };
}

export const provider = demoProviders[0]!;

export type SmsBody = Record<string, unknown>;

export function smsBody(id: string, changes: SmsBody = {}): SmsBody {
  return {
    message_id: id,
    from: '+96891234567',
    to: provider.short_code,
    text: '101',
    sent_at: '2026-11-19T20:59:00Z',
    ...changes,
  };
}

/** Sends raw bytes to the route, signed at the clock's time unless `headers` say otherwise. */
export async function post(
  { app, clock }: SmsApp,
  rawBody: string | Uint8Array,
  { headers = {}, to = provider.id }: { headers?: Record<string, string>; to?: string } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const timestamp = String(Math.floor(clock.now() / 1000));
  const bytes = Buffer.from(rawBody as Uint8Array);
  const response = await fetch(`${app.listeningOrigin}/api/sms/inbound/${to}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
      'X-Timestamp': timestamp,
      'X-Signature': signBody(provider.secret, timestamp, bytes),
      ...headers,
    },
    body: bytes,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
