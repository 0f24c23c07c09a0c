import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryId, laySmallSeason, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { openSqliteFile, type TestDatabase } from '../../tests/support/database/databases.ts';
import { WriteMemory } from '../platform/writer/writeMemory.ts';
import { type CappedSender, openSmsCap } from './smsCap.ts';

const DAY = 86_400_000;
const TOKYO = 'Asia/Tokyo';
/** A message one hour after the first group opened, which is at midnight in Muscat. */
const sender = (payer: string, changes: Partial<CappedSender> = {}): CappedSender => ({
  payer,
  day: '2026-11-20',
  zone: 'Asia/Muscat',
  receivedAt: opens + 3_600_000,
  ...changes,
});
const nextDay = { day: '2026-11-21', receivedAt: opens + DAY };

describe('the remembered cap', () => {
  let database: TestDatabase;
  let memory: WriteMemory;
  beforeEach(async () => {
    database = await openSqliteFile();
    await laySmallSeason(database.db);
    memory = new WriteMemory();
  });
  afterEach(() => database.close());

  const lay = async (count: number, payer: string, receivedAt: number, entry = entryId(1)) => {
    for (let index = 0; index < count; index += 1)
      await layOne(`${payer} ${index}`, payer, receivedAt, entry);
  };
  const layOne = (id: string, payer: string, receivedAt: number, entry: string, outcome = 'counted') =>
    database.db
      .insertInto('sms_messages')
      .values({
        provider: 'ofoq',
        message_id: id,
        fingerprint: id,
        sender: '+96891234567',
        payer,
        short_code: '90431',
        text: '101',
        sent_at: receivedAt,
        received_at: receivedAt,
        entry_id: entry,
        outcome: outcome as 'counted',
      })
      .execute();
  const decide = (...senders: CappedSender[]) =>
    database.db
      .transaction()
      .execute(async (tx) => (await openSmsCap(tx, senders, { stream: 'main', memory }))(senders));

  it('begins with the counted messages of the day, from midnight to midnight', async () => {
    await lay(20, 'first', opens);
    await lay(20, 'last', opens + DAY - 1);
    await lay(20, 'before', opens - 1);
    await lay(20, 'after', opens + DAY);
    await lay(19, 'one left', opens);
    await layOne('capped', 'one left', opens, entryId(1), 'capped');
    const payers = ['first', 'last', 'before', 'after', 'one left', 'one left', 'new'];
    expect(await decide(...payers.map((payer) => sender(payer)))).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('counts the messages of each zone by themselves', async () => {
    await database.db
      .insertInto('events')
      .values({ id: 'e', slug: 'e', name_ar: 'ط', name_en: 'T', zone: TOKYO, starts_at: 0, ends_at: 9e14 })
      .execute();
    await database.db
      .insertInto('competitions')
      .values({ id: 'c', event_id: 'e', slug: 'c', name_ar: 'ط', name_en: 'T' })
      .execute();
    await database.db
      .updateTable('entries')
      .set({ competition_id: 'c' })
      .where('id', '=', entryId(2))
      .execute();
    await lay(20, 'there', opens + 1, entryId(2));
    await lay(20, 'here', opens + 1, entryId(1));
    const tokyo = { zone: TOKYO };
    expect(
      await decide(sender('there'), sender('there', tokyo), sender('here'), sender('here', tokyo)),
    ).toEqual([true, false, false, true]);
  });

  it('reads a day once, and again after another day of its zone', async () => {
    await memory.recall('votes of Asia/Muscat', async () => 'kept');
    await decide(sender('fan'));
    await lay(20, 'unread', opens);
    expect(await decide(sender('unread'))).toEqual([true]);
    expect(await decide(sender('fan', { zone: TOKYO }))).toEqual([true]);
    expect(await decide(sender('unread'))).toEqual([true]);
    expect(await decide(sender('fan', nextDay))).toEqual([true]);
    expect(await decide(sender('unread'))).toEqual([false]);
    await lay(20, 'still unread', opens);
    expect(await decide(sender('fan', nextDay), sender('still unread'))).toEqual([true, true]);
    expect(await memory.recall('votes of Asia/Muscat', async () => 'made anew')).toBe('kept');
  });

  it('gives back what a write used that was rolled back', async () => {
    await lay(19, 'fan', opens);
    await decide();
    await decide(sender('other'));
    memory.commit();
    const mark = memory.mark();
    expect(await decide(sender('fan'), sender('fan'))).toEqual([true, false]);
    memory.rollBack(mark);
    expect(await decide(sender('fan'), sender('fan'))).toEqual([true, false]);
  });

  it('counts no message of a day that is not open', async () => {
    const context = { stream: 'main', memory };
    await database.db.transaction().execute(async (tx) => {
      const cap = await openSmsCap(tx, [sender('fan')], context);
      await expect(cap([sender('fan', nextDay)])).rejects.toThrow(
        'The day of a counted message is not open.',
      );
    });
  });
});
