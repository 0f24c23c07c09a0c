import { expect, it } from 'vitest';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { entryId, opens, roundId, switches } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { openServerWriter } from '../start/serverWriter.ts';
import { readBoardRows } from '../voting/talliesRepo.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import type { ReceivedSms } from './smsMessagesRepo.ts';

/** A message to contestant 1, by default from a new sender. */
const sms = (messageId: string, changes: Partial<ReceivedSms> = {}): ReceivedSms => ({
  provider: 'ofoq',
  messageId,
  sender: '+96891234567',
  payer: `payer of ${messageId}`,
  shortCode: '90431',
  text: '101',
  sentAt: opens,
  receivedAt: opens + 1_000,
  named: [[entryId(1)]],
  ...changes,
});

const counted = { outcome: 'counted', entryId: entryId(1), duplicate: false };
const again = { ...counted, duplicate: true };

forEachDatabase('text messages', ({ open }) => {
  const season = useWrittenSeason(open);
  const receive = (...messages: ReceivedSms[]) =>
    Promise.all(messages.map((message) => season.writer.submit('receiveSms', message)));
  const votes = async () => {
    const rows = await readBoardRows(season.db, [roundId]);
    return rows.reduce((sum, row) => sum + row.votes, 0);
  };
  const stored = () => season.db.selectFrom('sms_messages').selectAll().orderBy('message_id').execute();

  it('are stored with their outcome, and count where they name an open group', async () => {
    const results = await receive(
      sms('a'),
      sms('b', { named: [[entryId(4)]] }),
      sms('c', { named: [], text: '?' }),
    );
    expect(results).toEqual([
      counted,
      { outcome: 'closed', entryId: entryId(4), duplicate: false },
      { outcome: 'unknown_code', entryId: null, duplicate: false },
    ]);
    const rows = await stored();
    expect(rows[0]).toEqual({
      provider: 'ofoq',
      message_id: 'a',
      fingerprint: rows[0]?.fingerprint,
      sender: '+96891234567',
      payer: 'payer of a',
      short_code: '90431',
      text: '101',
      sent_at: opens,
      received_at: opens + 1_000,
      entry_id: entryId(1),
      outcome: 'counted',
    });
    expect(rows.map(({ outcome, entry_id }) => [outcome, entry_id])).toEqual([
      ['counted', entryId(1)],
      ['closed', entryId(4)],
      ['unknown_code', null],
    ]);
    expect(await verifyLedger(season.db)).toEqual({ rows: 1, votes: 1, erased: 0, error: null });
  });

  it('count once when they come again with the same id, whatever else changed', async () => {
    expect(await receive(sms('a'))).toEqual([counted]);
    const changed = sms('a', { text: '102', sentAt: opens + 5, payer: 'other' });
    expect(await receive(sms('a'), changed)).toEqual([again, again]);
    expect([await votes(), (await stored()).length]).toEqual([1, 1]);
  });

  it('count once when they come again with a new id', async () => {
    const same = { payer: 'one person' };
    expect(await receive(sms('a', same), sms('b', same))).toEqual([counted, again]);
    expect(await receive(sms('c', same))).toEqual([again]);
    expect([await votes(), (await stored()).length]).toEqual([1, 1]);
  });

  it('count each when only the sender, code, text, time or operator differs', async () => {
    const same = { payer: 'one person' };
    const results = await receive(
      sms('a', same),
      sms('b', { payer: 'another' }),
      sms('c', { ...same, shortCode: '91207' }),
      sms('d', { ...same, text: ' 101' }),
      sms('e', { ...same, sentAt: opens + 1 }),
      sms('f', { ...same, provider: 'wisal' }),
      sms('a', { payer: 'third', provider: 'wisal' }),
    );
    expect(results).toEqual(results.map(() => counted));
    expect(await votes()).toBe(7);
  });

  it('of one number count 20 a day; the rest are stored, and their reply says so', async () => {
    const day = (count: number, from: number, changes: Partial<ReceivedSms> = {}) =>
      Array.from({ length: count }, (_, index) =>
        sms(`${from + index}`, {
          payer: 'fan',
          sentAt: opens + from + index,
          ...changes,
        }),
      );
    const outcomes = async (messages: ReceivedSms[]) =>
      (await receive(...messages)).map(({ outcome }) => outcome);
    expect(await outcomes(day(12, 0))).toEqual(Array(12).fill('counted'));
    expect(await outcomes(day(12, 100))).toEqual([...Array(8).fill('counted'), ...Array(4).fill('capped')]);
    expect(await outcomes([...day(2, 200), sms('other')])).toEqual(['capped', 'capped', 'counted']);
    expect(await outcomes(day(1, 100))).toEqual(['counted']);
    expect(await outcomes(day(21, 300, { receivedAt: switches, named: [[entryId(4)]] }))).toEqual([
      ...Array(20).fill('counted'),
      'capped',
    ]);
    expect(await votes()).toBe(20 + 1 + 20);
    const capped = (await stored()).filter(({ outcome }) => outcome === 'capped');
    expect(capped.length).toBe(4 + 2 + 1);
  });

  it('of one number count 20 a day also when the server starts again in between', async () => {
    const fan = (index: number) => sms(`${index}`, { payer: 'fan', sentAt: opens + index });
    await receive(...Array.from({ length: 19 }, (_, index) => fan(index)));
    await season.restart();
    const outcomes = (await receive(fan(100), fan(101))).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['counted', 'capped']);
  });

  it('that failed to be written use up nothing of the day', async () => {
    const fan = (index: number) => sms(`${index}`, { payer: 'fan', sentAt: opens + index });
    const unwritable = { shortCode: null as unknown as string };
    const sent = [
      ...Array.from({ length: 10 }, (_, index) => fan(index)),
      ...Array.from({ length: 10 }, (_, index) => ({ ...fan(100 + index), ...unwritable })),
      ...Array.from({ length: 11 }, (_, index) => fan(200 + index)),
    ];
    const settled = await Promise.allSettled(
      sent.map((message) => season.writer.submit('receiveSms', message)),
    );
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value.outcome : each.status))).toEqual([
      ...Array(10).fill('counted'),
      ...Array(10).fill('rejected'),
      ...Array(10).fill('counted'),
      'capped',
    ]);
    expect([await votes(), (await stored()).length]).toEqual([20, 21]);
  });

  it('to a closed group or an unknown code use up nothing of the day', async () => {
    const wasted = Array.from({ length: 25 }, (_, index) =>
      sms(`x${index}`, { payer: 'fan', text: `no ${index}`, named: [] }),
    );
    await receive(...wasted);
    expect(await receive(sms('a', { payer: 'fan' }))).toEqual([counted]);
  });

  it('keep the outcome of their first delivery when the group has closed since', async () => {
    await receive(sms('a'));
    const late = sms('a', { receivedAt: switches });
    expect(await receive(late)).toEqual([again]);
  });

  it('count exactly once each when several writers send many several times at once', async () => {
    const second =
      season.settings.kind === 'postgres'
        ? await openServerWriter(season.settings, { onFatal: () => {}, stream: 'second' })
        : season.writer;
    const messages = Array.from({ length: 300 }, (_, index) =>
      sms(`m${index}`, { named: [[entryId(1 + (index % 3))]] }),
    );
    const sends = [...messages, ...messages.toReversed(), ...messages].map((message, index) =>
      (index % 2 ? second : season.writer).submit('receiveSms', message),
    );
    const results = await Promise.all(sends);
    expect(results.filter(({ duplicate }) => !duplicate).length).toBe(300);
    const rows = await readBoardRows(season.db, [roundId]);
    expect(rows.map((row) => row.votes)).toEqual([100, 100, 100, 0, 0, 0]);
    expect(await verifyLedger(season.db)).toMatchObject({ rows: 300, votes: 300, error: null });
    if (second !== season.writer) await second.close();
  });
});
