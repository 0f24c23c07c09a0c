import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import { entryId, laySmallSeason, opens, roundId } from '../../tests/support/catalogue/seasonFixture.ts';
import {
  lockWaits,
  openPostgresDatabase,
  type TestDatabase,
} from '../../tests/support/database/databases.ts';
import { smsFor as sms, standingChange } from '../../tests/support/voting/standings.ts';
import type { Schema } from '../platform/database/schema.ts';
import { openServerWriter, type ServerWriter } from '../start/serverWriter.ts';
import { readTallies } from '../voting/ledgerRepo.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import { NodeChain } from '../voting/nodeChain/nodeChain.ts';
import { quickSms } from './quickSms.ts';
import { receiveSms } from './receiveSms.ts';
import type { ReceivedSms } from './smsMessagesRepo.ts';

let sent = 0;
/** A text message that is no other's repeat. */
const smsFor = (changes: Partial<ReceivedSms> = {}) => sms({ sentAt: opens + (sent += 1), ...changes });

const counted = { outcome: 'counted', entryId: entryId(1), duplicate: false };
const capped = { ...counted, outcome: 'capped' };

describe('text messages that are stored in one statement', () => {
  let database: TestDatabase;
  let db: Kysely<Schema>;
  let writer: ServerWriter;
  let quick: (...messages: ReceivedSms[]) => ReturnType<ReturnType<typeof quickSms>>;
  beforeEach(async () => {
    database = await openPostgresDatabase();
    ({ db } = database);
    await laySmallSeason(db);
    await usual(smsFor());
    writer = await openServerWriter(database.settings, { onFatal: () => {} });
    const write = quickSms(new NodeChain());
    quick = (...messages) => write(db, messages, 'main');
  });
  afterEach(async () => {
    await writer.close();
    await database.close();
  });

  const usual = (...messages: ReceivedSms[]) =>
    db.transaction().execute((tx) => receiveSms(tx, messages, { stream: 'main' }));
  const votes = async () => (await readTallies(db)).reduce((sum, tally) => sum + tally.votes, 0);
  const fill = (payer: string, count: number) => Array.from({ length: count }, () => smsFor({ payer }));

  it('have the outcomes of the write, and are stored as it stores them', async () => {
    const messages = [
      smsFor({ messageId: 'first', payer: 'a' }),
      smsFor({ messageId: 'closed', payer: 'a', named: [[entryId(4)]] }),
      smsFor({ messageId: 'unknown', payer: 'a', named: [], text: '?' }),
      smsFor({ messageId: 'first', payer: 'a', text: '102' }),
      smsFor({ messageId: 'late', payer: 'a', receivedAt: opens - 1 }),
    ];
    expect(await quick(...messages)).toEqual([
      counted,
      { outcome: 'closed', entryId: entryId(4), duplicate: false },
      { outcome: 'unknown_code', entryId: null, duplicate: false },
      { ...counted, duplicate: true },
      { outcome: 'closed', entryId: entryId(1), duplicate: false },
    ]);
    const rows = () =>
      db.selectFrom('sms_messages').where('payer', '=', 'a').orderBy('message_id').selectAll().execute();
    const stored = await rows();
    await db.deleteFrom('sms_messages').where('payer', '=', 'a').execute();
    await usual(...messages);
    expect(stored).toEqual(await rows());
    expect(await verifyLedger(db)).toMatchObject({ rows: 2, votes: 2, error: null });
  });

  it('have the outcome of the first delivery when they come again, also beside new ones', async () => {
    const message = smsFor();
    const closed = smsFor({ named: [[entryId(4)]] });
    await quick(message, closed);
    expect(await quick(message, { ...message, messageId: 'another id' }, closed, smsFor())).toEqual([
      { ...counted, duplicate: true },
      { ...counted, duplicate: true },
      { outcome: 'closed', entryId: entryId(4), duplicate: true },
      counted,
    ]);
    expect(await quick(message)).toEqual([{ ...counted, duplicate: true }]);
    expect(await votes()).toBe(3);
  });

  it('count 20 of a sender a day, in one batch and over several', async () => {
    expect(await quick(...fill('huda', SMS_VOTES_PER_DAY + 2))).toEqual([
      ...Array.from({ length: SMS_VOTES_PER_DAY }, () => counted),
      capped,
      capped,
    ]);
    await quick(...fill('maha', SMS_VOTES_PER_DAY - 1));
    expect(await quick(...fill('maha', 2), ...fill('huda', 1))).toEqual([counted, capped, capped]);
    expect(await quick(...fill('maha', 1))).toEqual([capped]);
    expect(await votes()).toBe(1 + 2 * SMS_VOTES_PER_DAY);
    const outcomes = db.selectFrom('sms_messages').where('outcome', '=', 'capped').select('payer');
    expect((await outcomes.execute()).map(({ payer }) => payer).toSorted()).toEqual([
      'huda',
      'huda',
      'huda',
      'maha',
      'maha',
    ]);
  });

  it.each([
    ['counted the last vote of the sender', { messageId: 'theirs' }],
    ['stored the same message', { messageId: 'ours' }],
  ])('are left to the write when another node has meanwhile %s', async (_case, changes) => {
    await quick(...fill('huda', SMS_VOTES_PER_DAY - 1));
    const ours = smsFor({ payer: 'huda', messageId: 'ours' });
    const other = await db.startTransaction().execute();
    await receiveSms(other, [{ ...smsFor({ payer: 'huda' }), ...changes }], { stream: 'second' });
    const stored = quick(ours);
    await lockWaits(database);
    await other.commit().execute();
    expect(await stored).toBeUndefined();
    expect(await votes()).toBe(1 + SMS_VOTES_PER_DAY);
    expect(await verifyLedger(db)).toMatchObject({ votes: 1 + SMS_VOTES_PER_DAY, error: null });
  });

  it('are left to the write after a change of standing, and then judged by it', async () => {
    expect(await quick(smsFor())).toEqual([counted]);
    await writer.submit('changeStanding', standingChange('withdrawn', { at: opens + 1 }));
    expect(await quick(smsFor())).toBeUndefined();
    expect(await quick(smsFor())).toEqual([{ ...counted, outcome: 'not_competing' }]);
    expect(await writer.submit('receiveSms', smsFor())).toEqual({ ...counted, outcome: 'not_competing' });
    const tallies = await readTallies(db);
    expect(tallies.map(({ round_id, votes: sum }) => [round_id, sum])).toEqual([[roundId, 2]]);
  });
});
