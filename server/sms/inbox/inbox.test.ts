import { expect, it } from 'vitest';
import { SMS_VOTES_PER_DAY } from '../../../domain/limits.ts';
import { closes, entryId, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { smsFor, standingChange } from '../../../tests/support/voting/standings.ts';
import { readBoardRows } from '../../voting/talliesRepo.ts';
import { verifyLedger } from '../../voting/verifyLedger.ts';
import type { ReceivedSms } from '../smsMessagesRepo.ts';
import { readWaiting } from './inboxRepo.ts';

forEachDatabase('the inbox of text messages', ({ open }) => {
  const season = useWrittenSeason(open);
  const accept = (...messages: ReceivedSms[]) =>
    Promise.all(messages.map((message) => season.writer.submit('acceptSms', message)));
  const receive = (message: ReceivedSms) => season.writer.submit('receiveSms', message);
  const drain = (most = 500) => season.writer.submit('drainInbox', most);
  const votes = async () => {
    const rows = await readBoardRows(season.db, [roundId]);
    return rows.reduce((sum, row) => sum + row.votes, 0);
  };
  const outcomes = async () => {
    const rows = await season.db
      .selectFrom('sms_messages')
      .select(['message_id', 'outcome'])
      .orderBy('message_id')
      .execute();
    return rows.map(({ message_id, outcome }) => [message_id, outcome]);
  };
  const accepted = { outcome: 'accepted', entryId: entryId(1), duplicate: false };

  it('takes a message in time without counting it, and counts it when it is drained', async () => {
    const sms = smsFor({ messageId: 'a' });
    expect(await accept(sms)).toEqual([accepted]);
    expect([await votes(), await outcomes(), (await readWaiting(season.db)).values().toArray()]).toEqual([
      0,
      [],
      [1],
    ]);
    expect(await drain()).toEqual({
      taken: 1,
      stored: [
        {
          sms: {
            provider: 'ofoq',
            messageId: 'a',
            sender: sms.sender,
            payer: sms.payer,
            text: '101',
            receivedAt: sms.receivedAt,
          },
          outcome: 'counted',
          entryId: entryId(1),
          zone: 'Asia/Muscat',
        },
      ],
    });
    expect([await votes(), await outcomes(), (await readWaiting(season.db)).size]).toEqual([
      1,
      [['a', 'counted']],
      0,
    ]);
    expect(await verifyLedger(season.db)).toEqual({ rows: 1, votes: 1, erased: 0, error: null });
    expect(await drain()).toEqual({ taken: 0, stored: [] });
  });

  it('says at once what is not counted, and keeps that too', async () => {
    const late = smsFor({ messageId: 'late', receivedAt: closes });
    const unknown = smsFor({ messageId: 'unknown', named: [], text: '?' });
    expect(await accept(late, unknown)).toEqual([
      { outcome: 'closed', entryId: entryId(1), duplicate: false },
      { outcome: 'unknown_code', entryId: null, duplicate: false },
    ]);
    expect((await readWaiting(season.db)).size).toBe(0);
    await drain();
    expect(await outcomes()).toEqual([
      ['late', 'closed'],
      ['unknown', 'unknown_code'],
    ]);
  });

  it('counts a message once, however often it comes and by whichever way', async () => {
    const [before, within, after] = [smsFor(), smsFor(), smsFor()];
    await receive(before);
    await accept(before, within, { ...within, messageId: 'again' }, after, after);
    expect(await receive(after)).toMatchObject({ outcome: 'counted', duplicate: false });
    expect(await drain()).toMatchObject({ stored: [{ outcome: 'counted' }] });
    await accept(before, within, after);
    expect(await drain()).toMatchObject({ taken: 3, stored: [] });
    expect(await votes()).toBe(3);
    expect(await verifyLedger(season.db)).toMatchObject({ rows: 3, error: null });
  });

  it('tells the sender of a repeat after the close what became of the message', async () => {
    const [waiting, counted] = [smsFor(), smsFor()];
    await receive(counted);
    await accept(waiting);
    const repeats = await accept({ ...waiting, receivedAt: closes }, { ...counted, receivedAt: closes });
    expect(repeats).toEqual([
      { ...accepted, duplicate: true },
      { ...accepted, outcome: 'counted', duplicate: true },
    ]);
  });

  it('counts a message in time also when another way has refused its repeat after the close', async () => {
    const sms = smsFor({ messageId: 'a' });
    await accept(sms);
    const repeat = { ...sms, messageId: 'b', receivedAt: closes };
    expect(await receive(repeat)).toMatchObject({ outcome: 'closed' });
    expect(await drain()).toMatchObject({ taken: 1, stored: [{ outcome: 'counted', entryId: entryId(1) }] });
    expect([await votes(), await outcomes()]).toEqual([1, [['b', 'counted']]]);
    expect(await receive(repeat)).toMatchObject({ outcome: 'counted', duplicate: true });
    expect(await votes()).toBe(1);
  });

  it('counts a message in time also when its refused repeat waits in the inbox before it, or arrives with it', async () => {
    const [waiting, both, oneId] = [smsFor(), smsFor({ sentAt: opens + 500 }), smsFor()];
    const late = { receivedAt: closes };
    expect(await accept({ ...waiting, ...late })).toMatchObject([{ outcome: 'closed' }]);
    expect(await accept(waiting, { ...both, ...late }, both)).toMatchObject([
      accepted,
      { outcome: 'closed' },
      accepted,
    ]);
    await accept({ ...oneId, ...late, sentAt: opens }, oneId);
    await drain();
    expect([await votes(), (await outcomes()).map(([, outcome]) => outcome)]).toEqual([
      3,
      ['counted', 'counted', 'counted'],
    ]);
    expect(await verifyLedger(season.db)).toMatchObject({ rows: 3, error: null });
  });

  it('counts no more than the cap of a sender, also with messages that were counted at once', async () => {
    const payer = 'fan';
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => smsFor({ payer, sentAt: opens + count + index }));
    await accept(...many(SMS_VOTES_PER_DAY));
    for (const sms of many(3)) await receive(sms);
    const { stored } = await drain();
    const counted = stored.filter(({ outcome }) => outcome === 'counted').length;
    expect([counted, stored.length, await votes()]).toEqual([
      SMS_VOTES_PER_DAY - 3,
      SMS_VOTES_PER_DAY,
      SMS_VOTES_PER_DAY,
    ]);
    const capped = await season.db
      .selectFrom('sms_messages')
      .where('outcome', '=', 'capped')
      .selectAll()
      .execute();
    expect(capped.length).toBe(3);
  });

  it('counts what was accepted before a withdrawal, outside the shares; and nothing after it', async () => {
    await receive(smsFor());
    await accept(smsFor(), smsFor());
    await season.writer.submit('changeStanding', standingChange('withdrawn'));
    expect(await accept(smsFor())).toEqual([{ ...accepted, outcome: 'not_competing' }]);
    await drain();
    const ledger = await season.db
      .selectFrom('ledger')
      .where('entry_id', '=', entryId(1))
      .select(['stream', 'channel', 'votes'])
      .orderBy('stream')
      .orderBy('seq')
      .execute();
    expect(ledger).toEqual([
      { stream: 'late', channel: 'sms', votes: 1 },
      { stream: 'late', channel: 'sms', votes: 1 },
      { stream: 'main', channel: 'sms', votes: 1 },
      { stream: 'main', channel: 'withdrawn', votes: 0 },
    ]);
    expect(await verifyLedger(season.db)).toMatchObject({ rows: 4, votes: 3, error: null });
  });

  it('is drained in the order in which messages were sent, some at a time', async () => {
    await accept(
      smsFor({ messageId: 'third', sentAt: opens + 3 }),
      smsFor({ messageId: 'first', sentAt: opens + 1 }),
      smsFor({ messageId: 'second', sentAt: opens + 2 }),
    );
    const drained = [];
    for (let turn = 0; turn < 3; turn += 1)
      drained.push((await drain(2)).stored.map(({ sms }) => sms.messageId));
    expect(drained).toEqual([['first', 'second'], ['third'], []]);
  });
});
