import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { DOUBT_MS, PostgresListener } from './listenPostgres.ts';

const clock = manualClock(0);
let database: TestDatabase;
let listener: PostgresListener;
let news: number;
let heard: (string | undefined)[];

beforeEach(async () => {
  database = await openPostgresDatabase();
  const url = database.settings.kind === 'postgres' ? database.settings.url : '';
  news = 0;
  heard = [];
  const onNews = (text?: string) => {
    news += 1;
    heard.push(text);
  };
  listener = new PostgresListener({ url, channel: 'news', clock, onNews });
  listener.tick();
  await vi.waitUntil(() => listener.isTrusted, { timeout: 90_000 });
});
afterEach(async () => {
  await listener.close();
  await database.close();
});

const announce = () => sql`SELECT pg_notify('news', '')`.execute(database.db);
/** Ends every connection that listens, as a failover does. */
const cut = () =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`.execute(
    database.db,
  );

it('calls with the text of each announcement, and once when it begins to listen', async () => {
  expect(news).toBe(1);
  await announce();
  await sql`SELECT pg_notify('news', 'names')`.execute(database.db);
  await expect.poll(() => heard).toEqual([undefined, '', 'names']);
});

it('is not trusted once its connection is lost, and listens again', async () => {
  await cut();
  await expect.poll(() => listener.isTrusted).toBe(false);
  clock.advance(1_000);
  listener.tick();
  await expect.poll(() => [listener.isTrusted, news]).toEqual([true, 2]);
  await announce();
  await expect.poll(() => news).toBe(3);
});

it('connects anew when it is doubted, and is trusted again a minute later', async () => {
  listener.doubt();
  clock.advance(1_000);
  listener.tick();
  await expect.poll(() => news).toBe(2);
  await announce();
  await expect.poll(() => news).toBe(3);
  expect(listener.isTrusted).toBe(false);
  clock.advance(DOUBT_MS - 1_000);
  expect(listener.isTrusted).toBe(true);
});

it('does not connect after it was closed', async () => {
  await listener.close();
  clock.advance(1_000);
  listener.tick();
  await announce();
  expect([listener.isTrusted, news]).toEqual([false, 1]);
});
