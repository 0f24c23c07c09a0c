import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { entryId, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { openSqliteFile } from '../../tests/support/database/databases.ts';
import { smsFor, standingChange } from '../../tests/support/voting/standings.ts';
import { openSmsCap } from './smsCap.ts';
import { firstDeliveries, type ReceivedSms, smsFingerprint, storeNewMessages } from './smsMessagesRepo.ts';

describe('the fingerprint of a message', () => {
  it('is the stored one, which must never change, and begins with its time', () => {
    const sms = {
      provider: 'ofoq',
      payer: 'payer',
      shortCode: '90431',
      text: '101',
      sentAt: 1_763_632_812_345,
    };
    expect(smsFingerprint(sms)).toBe('1763632812345--3YGcH3VbdcZzp5CqKVLQuy-VXt67thIswYZ27tKTQY');
  });

  it('or its id finds the first delivery in a batch', () => {
    const delivered = (provider: string, message_id: string, fingerprint: string) => ({
      provider,
      message_id,
      fingerprint,
    });
    const batch = [
      delivered('ofoq', 'a', 'f'),
      delivered('ofoq', 'a', 'g'),
      delivered('ofoq', 'b', 'f'),
      delivered('wisal', 'a', 'h'),
      delivered('ofoq', 'b', 'i'),
    ];
    expect(firstDeliveries(batch).map((first) => batch.indexOf(first))).toEqual([0, 0, 0, 3, 4]);
  });
});

describe('the rows of text messages', () => {
  const season = useWrittenSeason(openSqliteFile);
  const receive = (changes: Partial<ReceivedSms>) => season.writer.submit('receiveSms', smsFor(changes));

  it('become one free vote of the sender at the time of arrival', async () => {
    await receive({ messageId: 'a', payer: 'fan', receivedAt: opens + 5 });
    const secrets = await season.db.selectFrom('ledger_secrets').selectAll().execute();
    expect(secrets).toMatchObject([
      { source_ref: 'sms:ofoq:a', payer: 'fan', amount_baisa: 0, accepted_at: opens + 5 },
    ]);
    const rows = await season.db.selectFrom('ledger').selectAll().execute();
    expect(rows).toMatchObject([
      { channel: 'sms', entry_id: entryId(1), group_number: 1, votes: 1, reverses_seq: null },
    ]);
  });

  it('do not count for an entry that stopped competing, for nobody, or for two', async () => {
    await season.writer.submit('changeStanding', standingChange('withdrawn'));
    const outcomes = [
      await receive({}),
      await receive({ named: [['nobody']] }),
      await receive({ named: [[entryId(2)], [entryId(3)]] }),
      await receive({ named: [[entryId(2)], [entryId(2)]] }),
      await receive({ named: [['nobody'], [entryId(2)]] }),
    ].map(({ outcome, entryId: entry }) => [outcome, entry]);
    expect(outcomes).toEqual([
      ['not_competing', entryId(1)],
      ['unknown_code', null],
      ['unknown_code', null],
      ['counted', entryId(2)],
      ['counted', entryId(2)],
    ]);
  });

  it('answer a later delivery as the first one with its id, else with its fingerprint', async () => {
    await receive({ messageId: 'a', payer: 'a', text: '101' });
    await receive({ messageId: 'b', payer: 'b', text: '102', named: [[entryId(2)]] });
    const again = async (changes: Partial<ReceivedSms>) => (await receive(changes)).entryId;
    expect([
      await again({ messageId: 'b', payer: 'a', text: '101' }),
      await again({ messageId: 'c', payer: 'b', text: '102' }),
      await again({ messageId: 'a', provider: 'wisal', payer: 'c', named: [[entryId(3)]] }),
      await again({ messageId: 'a', provider: 'wisal', payer: 'd' }),
    ]).toEqual([entryId(2), entryId(2), entryId(3), entryId(3)]);
  });

  it('are written in one order, so that two writers never block each other', async () => {
    const { db } = season;
    await sql`CREATE TABLE written (name TEXT)`.execute(db);
    await sql`CREATE TRIGGER note_message AFTER INSERT ON sms_messages
      BEGIN INSERT INTO written VALUES (NEW.fingerprint); END`.execute(db);
    await sql`CREATE TRIGGER note_count AFTER INSERT ON sms_day_counts
      BEGIN INSERT INTO written VALUES (NEW.day || ' ' || NEW.payer); END`.execute(db);
    const rows = ['c', 'a', 'e', 'b', 'd'].map((name) => ({
      provider: 'ofoq',
      message_id: name,
      fingerprint: name,
      sender: '',
      payer: name,
      short_code: '',
      text: '',
      sent_at: opens,
      received_at: opens,
      entry_id: null,
      outcome: 'unknown_code' as const,
    }));
    const senders = rows.map(({ payer }) => ({
      payer,
      day: '2026-11-20',
      zone: 'Asia/Muscat',
      receivedAt: 0,
    }));
    const elsewhere = { ...senders[0]!, zone: 'Asia/Tokyo' };
    await db.transaction().execute(async (tx) => {
      await storeNewMessages(tx, rows);
      await (
        await openSmsCap(tx, [], { stream: 'main' })
      )([...senders, elsewhere]);
    });
    const written = await sql<{ name: string }>`SELECT name FROM written ORDER BY rowid`.execute(db);
    expect(written.rows.map(({ name }) => name)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      '2026-11-20 Asia/Tokyo c',
      ...['a', 'b', 'c', 'd', 'e'].map((name) => `2026-11-20 ${name}`),
    ]);
  });
});
