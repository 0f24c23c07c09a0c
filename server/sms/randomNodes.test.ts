/**
 * Random nodes on one PostgreSQL, some with the same chain, that count or accept messages, repeats and messages of few senders, and
 * drain the inbox, while standings change, connections end and nodes change their chain. An operator repeats what got no answer.
 */
import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import { entryId, laySmallSeason, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { openPostgresDatabase } from '../../tests/support/database/databases.ts';
import { standingChange } from '../../tests/support/voting/standings.ts';
import type { Schema } from '../platform/database/schema.ts';
import { openServerWriter, type ServerWriter } from '../start/serverWriter.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import type { SmsResult } from './receiveSms.ts';
import type { ReceivedSms } from './smsMessagesRepo.ts';

const chains = ['main', 'second', 'third'];
const senders = 3;

const message = fc.record({
  kind: fc.constant('message' as const),
  node: fc.nat(2),
  /** Few numbers, so that some messages come again, also at other nodes. */
  number: fc.nat(120),
  /** How many copies arrive at once. */
  copies: fc.integer({ min: 1, max: 3 }),
  write: fc.constantFrom('receiveSms' as const, 'receiveSms' as const, 'acceptSms' as const),
});
const drain = fc.record({
  kind: fc.constant('drain' as const),
  node: fc.nat(2),
  most: fc.integer({ min: 1, max: 20 }),
});
const standing = fc.record({
  kind: fc.constant('standing' as const),
  node: fc.nat(2),
  standing: fc.constantFrom('withdrawn' as const, 'in' as const),
});
const restart = fc.record({ kind: fc.constant('restart' as const), node: fc.nat(2), chain: fc.nat(2) });
/** PostgreSQL ends all connections, as when it restarts: what was being written may be stored or not. */
const cut = fc.record({ kind: fc.constant('cut' as const) });
const step = fc.oneof(
  { weight: 30, arbitrary: message },
  { weight: 3, arbitrary: drain },
  { weight: 1, arbitrary: standing },
  { weight: 1, arbitrary: restart },
  { weight: 1, arbitrary: cut },
);

const smsOf = (number: number): ReceivedSms => ({
  provider: 'ofoq',
  messageId: `message ${number}`,
  sender: '+96891234567',
  payer: `payer ${number % senders}`,
  shortCode: '90431',
  text: '101',
  sentAt: opens + number,
  receivedAt: opens + 1_000 + number,
  named: [[entryId(1 + (number % 2))]],
});

describe('nodes with chains in memory', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  async function begin() {
    const database = await openPostgresDatabase();
    closing.push(() => database.close());
    await findDeadlocksSoon(database.db);
    await laySmallSeason(database.db);
    const nodes: ServerWriter[] = [];
    const open = async (node: number, chain: number) => {
      const stream = chains[chain] ?? 'main';
      nodes[node] = await openServerWriter(database.settings, { onFatal: () => {}, stream });
    };
    for (const node of [0, 1, 2]) await open(node, Math.min(node, 1));
    closing.push(() => Promise.all(nodes.map((node) => node.close())));
    return { db: database.db, nodes, open };
  }

  it('give each message one effect: no vote twice, none lost, no sender over the cap, no fork and no gap', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 300 }), async (steps) => {
        const { db, nodes, open } = await begin();
        const answers = new Map<number, Answer[]>();
        const unknown = new Set<number>();
        const send = async (node: number, number: number, write: Answer['write'] = 'receiveSms') => {
          try {
            const result = await nodes[node % 3]!.submit(write, smsOf(number));
            answers.set(number, [...(answers.get(number) ?? []), { ...result, write }]);
            return true;
          } catch {
            unknown.add(number);
            return false;
          }
        };
        const running: Promise<unknown>[] = [];
        for (const taken of steps) {
          if (taken.kind === 'message')
            for (let copy = 0; copy < taken.copies; copy += 1)
              running.push(send(taken.node + copy, taken.number, taken.write));
          else if (taken.kind === 'drain')
            running.push(nodes[taken.node]!.submit('drainInbox', taken.most).catch(() => {}));
          else if (taken.kind === 'standing')
            running.push(
              nodes[taken.node]!.submit('changeStanding', standingChange(taken.standing)).catch(() => {}),
            );
          else {
            if (taken.kind === 'cut') await endConnections(db);
            await Promise.all(running.splice(0));
            if (taken.kind === 'cut') continue;
            await nodes[taken.node]!.close();
            await open(taken.node, taken.chain);
          }
        }
        await Promise.all(running);
        for (const number of unknown) await expect.poll(() => send(number, number)).toBe(true);

        while ((await nodes[0]!.submit('drainInbox', 50)).taken > 0);

        expect(await verifyLedger(db)).toMatchObject({ error: null });
        const counted = await db
          .selectFrom('ledger_secrets')
          .where('source_ref', 'like', 'sms:%')
          .select(['source_ref', 'payer'])
          .execute();
        const stored = await db.selectFrom('sms_messages').select(['message_id', 'outcome']).execute();
        expect(counted.map(({ source_ref }) => source_ref).toSorted()).toEqual(
          stored
            .filter(({ outcome }) => outcome === 'counted')
            .map(({ message_id }) => `sms:ofoq:${message_id}`)
            .toSorted(),
        );
        for (const own of Map.groupBy(counted, ({ payer }) => payer).values())
          expect(own.length).toBeLessThanOrEqual(SMS_VOTES_PER_DAY);
        const outcomeOf = new Map(stored.map(({ message_id, outcome }) => [message_id, outcome]));
        const untrue = [...answers].filter(
          ([number, results]) =>
            !areTrue(results, outcomeOf.get(smsOf(number).messageId), unknown.has(number)),
        );
        expect(untrue).toEqual([]);
        expect(answers.size).toBe(stored.length);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

/** Batches that also change a standing may wait for each other; by default PostgreSQL looks for that after a second. */
const findDeadlocksSoon = (db: Kysely<Schema>) =>
  sql`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = 20', current_database());
  END $$`.execute(db);

const endConnections = (db: Kysely<Schema>) =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`.execute(db);

type Answer = SmsResult & { write: 'receiveSms' | 'acceptSms' };

/**
 * Whether all that was said of a message fits what became of it. What waits in the inbox, perhaps with an answer that was lost, does
 * not answer its repeats: of those that are refused and those that count, one that counts stays.
 */
function areTrue(answers: readonly Answer[], outcome: string | undefined, isAnswerLost: boolean): boolean {
  const mayHaveWaited = isAnswerLost || answers.some(({ write }) => write === 'acceptSms');
  const isJudged = outcome === 'counted' || outcome === 'capped';
  return answers.every(
    (answer) =>
      answer.outcome === outcome ||
      (isJudged && (answer.outcome === 'accepted' || (answer.outcome === 'not_competing' && mayHaveWaited))),
  );
}
