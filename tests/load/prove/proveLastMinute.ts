import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { runLoad } from '../clients/loadLoop.ts';
import { smsVoter } from '../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { readMetrics } from '../measures/readMetrics.ts';
import { sawtFails } from '../measures/runSawt.ts';

/** How many times as many messages arrive as the node can count. */
const TOO_MANY = 5;
const SECONDS = 60;
const REST_MS = 2_000;
/** What still comes after the close. */
const LATE = { seconds: 2, rate: 500 };
/** How long (ms) another session holds the head of the chain at a time, so that the node counts a batch in each pause. */
const HELD_MS = 500;
const PAUSE_MS = 20;
/** Too few callers to open the inbox. */
const COUNTED_CALLERS = 350;
/** Enough that those who wait for a count leave others to send. */
const CALLERS = 1_500;

/**
 * Proves that every message counts that arrives in time (decision D255): five times as many arrive as the node can count, for the
 * last minute of a window. Another session holds the head of its chain, so that counting, and nothing else, is slow.
 */
export async function prove(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const url = postgres.urlOf('season');
  const node = await ServerProcess.start({ settings: { DATABASE_URL: url, LOG_LEVEL: 'silent' } });
  const db = openPostgres(url, 'long');
  const vote = await smsVoter(node);
  const load = (run: string, seconds: number, connections: number, rate?: number) =>
    loadOf({ node, vote, run, seconds, connections, restMs: REST_MS, ...(rate && { rate }) });
  const before = await votesOf(db);
  await load('warm', 3, COUNTED_CALLERS);
  const release = holdHead(db);
  const counted = await load('counted', 10, COUNTED_CALLERS);
  const rate = Math.round(TOO_MANY * counted.result.perSecond);
  const close = Date.now() + REST_MS + SECONDS * 1_000;
  await closeOpenGroup(node, db, close);
  const minute = await load('last', SECONDS - 0.5, CALLERS, rate);
  await sleep(close - Date.now());
  const [waiting] = await readMetrics(node, 'sawt_sms_waiting');
  const after = await load('late', LATE.seconds, COUNTED_CALLERS, LATE.rate);
  await release();
  const drained = await drainedAfter(node, close);
  const stored = await countedMessages(db);
  const inTime = [...minute.ids('accepted'), ...minute.ids('counted')];
  const faults = await sawtFails(node.settings, 'verify-ledger');
  const votes = (await votesOf(db)) - before;
  const late = await votesOf(db, close);
  await node.remove();
  await db.destroy();
  await postgres.stop();
  return [
    atLeast('votes a second that the node counts at once', counted.result.perSecond, '/s'),
    atLeast('messages a second that arrive in the last minute', minute.result.perSecond, '/s'),
    atLeast('times too many', minute.result.perSecond / counted.result.perSecond, '', {
      floor: TOO_MANY * 0.95,
    }),
    atLeast('accepted or counted in time', inTime.length, ''),
    atMost('refused with 503', minute.result.failures, '', { floor: 0 }),
    atMost('p99 of an answer before the close', minute.result.p99, 'ms', { floor: 100 }),
    atLeast('waiting to be counted at the close', waiting ?? 0, ''),
    atMost('counted after the close in', drained / 1_000, 's', { floor: 60 }),
    atMost('accepted in time and not counted', inTime.filter((id) => !stored.has(id)).length, '', {
      floor: 0,
    }),
    atLeast('refused as after the close', after.ids('closed').length, '', { floor: 1 }),
    atMost(
      'of them, and of later ones, counted',
      after.ids('closed').filter((id) => stored.has(id)).length + late,
      '',
      {
        floor: 0,
      },
    ),
    atMost('votes more or fewer than counted messages', Math.abs(votes - stored.size), '', { floor: 0 }),
    atMost('faults of the ledger', faults, '', { floor: 0 }),
  ];
}

type Calls = {
  node: ServerProcess;
  vote: (run: string, index: number) => Buffer;
  run: string;
  seconds: number;
  connections: number;
  restMs: number;
  rate?: number;
};

let senders = 0;

/** Runs a load, and keeps which messages were answered with which outcome. */
async function loadOf({ node, vote, run, ...load }: Calls) {
  const from = (senders += 200_000);
  const answered = new Map<string, string[]>();
  const result = await runLoad({
    port: node.port,
    ...load,
    request: (index) => vote(run, from + index),
    onReply: ({ status, body }, index) => {
      if (status !== 200) return;
      const { outcome } = JSON.parse(body.toString()) as { outcome: string };
      const ids = answered.get(outcome) ?? [];
      ids.push(`${run}-${from + index}`);
      answered.set(outcome, ids);
    },
  });
  return { result, ids: (outcome: string) => answered.get(outcome) ?? [] };
}

/** Holds the head of the chain again and again. @returns ends that */
function holdHead(db: Kysely<Schema>): () => Promise<void> {
  const holding = new AbortController();
  const hold = async () => {
    while (!holding.signal.aborted) {
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom('ledger_heads').where('stream', '=', 'main').forUpdate().selectAll().execute();
        await sleep(HELD_MS);
      });
      await sleep(PAUSE_MS);
    }
  };
  const held = hold();
  return () => {
    holding.abort();
    return held;
  };
}

async function closeOpenGroup(node: ServerProcess, db: Kysely<Schema>, close: number): Promise<void> {
  const { number } = openGroup(await readBoard(node));
  await db
    .updateTable('voting_groups')
    .set({ closes_at: close })
    .where('number', '=', number)
    .where('closes_at', '>', close)
    .execute();
}

async function drainedAfter(node: ServerProcess, close: number): Promise<number> {
  for (;;) {
    const [waiting] = await readMetrics(node, 'sawt_sms_waiting');
    if (waiting === 0) return Date.now() - close;
    await sleep(250);
  }
}

async function countedMessages(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sms_messages')
    .where('outcome', '=', 'counted')
    .select('message_id')
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
}

/** How many votes are in the ledger that were accepted at `from` (UTC ms) or later. */
async function votesOf(db: Kysely<Schema>, from = 0): Promise<number> {
  const { votes } = await db
    .selectFrom('ledger_secrets')
    .where('accepted_at', '>=', from)
    .select(({ fn }) => fn.countAll<number>().as('votes'))
    .executeTakeFirstOrThrow();
  return votes;
}
