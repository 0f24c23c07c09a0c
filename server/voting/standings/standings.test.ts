import { expect, it } from 'vitest';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { closes, entryId, opens, roundId, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { smsFor, standingChange } from '../../../tests/support/voting/standings.ts';
import { useWrittenSeason, type WrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { readOfferedRefunds } from '../../payments/refunds/refundOrder.ts';
import { verifyLedger } from '../verifyLedger.ts';

const at = opens + 3_600_000;
const actor = 'operator:fatma';
const reason = 'asked';

/** For each way in which an entry stops competing: how to do it, and how to bring the entry back. */
const ways: Record<string, { out(season: WrittenSeason): unknown; back(season: WrittenSeason): unknown }> = {
  withdrawn: {
    out: ({ writer }) => writer.submit('changeStanding', standingChange('withdrawn')),
    back: ({ writer }) => writer.submit('changeStanding', standingChange('in')),
  },
  disqualified: {
    out: ({ writer }) => writer.submit('changeStanding', standingChange('disqualified')),
    back: ({ writer }) => writer.submit('changeStanding', standingChange('in')),
  },
  rejected: {
    out: ({ writer }) =>
      writer.submit('decideEntry', { entryId: entryId(1), decision: 'reject', reason, actor, at }),
    back: ({ writer }) =>
      writer.submit('decideEntry', { entryId: entryId(1), decision: 'approve', reason, actor, at }),
  },
  suspended: {
    out: async ({ writer, db }) => {
      await layAccount(db, { user_id: 'user-1' });
      await writer.submit('suspendAccount', { user: 'user-1', suspended: true, reason, actor, at });
    },
    back: ({ writer }) =>
      writer.submit('suspendAccount', { user: 'user-1', suspended: false, reason, actor, at }),
  },
};

forEachDatabase('an entry that stopped competing', ({ open }) => {
  const season = useWrittenSeason(open);
  const sendSms = async () => (await season.writer.submit('receiveSms', smsFor())).outcome;
  const order = async () => (await season.writer.submit('placeOrder', orderToPlace())).kind;
  const rows = () =>
    season.db.selectFrom('ledger').orderBy('seq').select(['channel', 'entry_id', 'votes']).execute();

  it.each(Object.keys(ways))(
    'takes no vote on either channel once it is %s, until it returns',
    async (way) => {
      expect([await sendSms(), await order()]).toEqual(['counted', 'placed']);
      await ways[way]?.out(season);
      expect([await sendSms(), await order()]).toEqual(['not_competing', 'not_competing']);
      await ways[way]?.back(season);
      expect([await sendSms(), await order()]).toEqual(['counted', 'placed']);
      const row = (channel: string, votes: number) => ({ channel, entry_id: entryId(1), votes });
      const out = way === 'rejected' || way === 'suspended' ? 'excluded' : way;
      expect(await rows()).toEqual([row('sms', 1), row(out, 0), row('reinstated', 0), row('sms', 1)]);
      expect(await verifyLedger(season.db)).toEqual({ rows: 4, votes: 2, erased: 0, error: null });
    },
  );

  it('gets a refund for an order placed before and paid after', async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'before' }));
    await season.writer.submit('changeStanding', standingChange('withdrawn'));
    const settled = await season.writer.submit('settlePayment', paidSession('before'));
    expect(settled).toEqual({ verdict: 'refund', reason: 'not_competing' });
    const tasks = await season.db
      .selectFrom('refund_tasks')
      .select(['order_id', 'reason', 'state'])
      .execute();
    expect(tasks).toEqual([{ order_id: 'before', reason: 'not_competing', state: 'due' }]);
    expect((await verifyLedger(season.db)).error).toBeNull();
  });

  it('keeps the rows of counted orders, and offers their refunds', async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'counted' }));
    await season.writer.submit('settlePayment', paidSession('counted'));
    expect(await readOfferedRefunds(season.db, entryId(1))).toEqual([]);
    await season.writer.submit('changeStanding', standingChange('disqualified'));
    const offered = [{ orderId: 'counted', votes: 25, amountBaisa: 7_500, paidAt: opens + 60_000 }];
    expect(await readOfferedRefunds(season.db, entryId(1))).toEqual(offered);
    const refund = { orderId: 'counted', note: reason, actor, at };
    expect(await season.writer.submit('refundOrder', refund)).toMatchObject({ kind: 'refunded', votes: 25 });
    expect(await readOfferedRefunds(season.db, entryId(1))).toEqual([]);
    expect(await verifyLedger(season.db)).toEqual({ rows: 3, votes: 0, erased: 0, error: null });
  });

  it('gets the reason that speaks against a change', async () => {
    const submit = async (...change: Parameters<typeof standingChange>) =>
      season.writer.submit('changeStanding', standingChange(...change));
    expect(await submit('in')).toEqual({ kind: 'unchanged' });
    expect(await submit('withdrawn')).toEqual({ kind: 'changed', rounds: 1 });
    expect(await submit('withdrawn')).toEqual({ kind: 'unchanged' });
    expect(await submit('disqualified')).toEqual({ kind: 'changed', rounds: 1 });
    expect(await submit('in', { entryId: 'nobody' })).toEqual({ kind: 'unknown' });
    await season.db.deleteFrom('round_entries').where('entry_id', '=', entryId(6)).execute();
    expect(await submit('withdrawn', { entryId: entryId(6) })).toEqual({ kind: 'no_round' });
    await ways['rejected']?.out(season);
    expect(await submit('in')).toEqual({ kind: 'rejected' });
    const audit = await season.db.selectFrom('audit').orderBy('seq').select(['actor', 'action']).execute();
    expect(audit).toEqual(
      ['entry.withdrawn', 'entry.disqualified', 'entry.rejected'].map((action) => ({ actor, action })),
    );
  });

  it('may be disqualified after the close too, but a suspension then changes no result', async () => {
    const late = { at: closes + 86_400_000 };
    await layAccount(season.db, { user_id: 'user-2' });
    await season.writer.submit('suspendAccount', { user: 'user-2', suspended: true, reason, actor, ...late });
    expect(await rows()).toEqual([]);
    const changed = await season.writer.submit('changeStanding', standingChange('disqualified', late));
    expect(changed).toEqual({ kind: 'changed', rounds: 1 });
  });

  it('is excluded by the next start where an older version rejected it', async () => {
    await season.db.updateTable('entries').set({ status: 'rejected' }).where('id', '=', entryId(1)).execute();
    expect(await sendSms()).toBe('counted');
    expect(await season.writer.submit('excludeBarred', at)).toBe(1);
    expect([await sendSms(), await season.writer.submit('excludeBarred', at)]).toEqual(['not_competing', 0]);
  });

  it('fails the check of the ledger if its standing or its votes changed behind it', async () => {
    await season.writer.submit('changeStanding', standingChange('withdrawn'));
    await season.db.updateTable('round_entries').set({ standing: 'in' }).execute();
    expect((await verifyLedger(season.db)).error).toMatchObject({
      kind: 'standing',
      subject: `${roundId} ${entryId(1)}`,
    });
    expect(await sendSms()).toBe('counted');
    expect((await verifyLedger(season.db)).error).toMatchObject({ kind: 'not_competing', seq: 2 });
  });
});

forEachDatabase('the window of a text message', ({ open }) => {
  const season = useWrittenSeason(open);
  const send = async (changes: Parameters<typeof smsFor>[0]) =>
    season.writer.submit('receiveSms', smsFor(changes));

  it('is the one in the database at its commit', async () => {
    expect(await send({})).toMatchObject({ outcome: 'counted' });
    await season.db
      .updateTable('voting_groups')
      .set({ closes_at: opens + 500 })
      .where('number', '=', 1)
      .execute();
    expect(await send({})).toMatchObject({ outcome: 'closed' });
  });

  it('decides which of two entries with one code is meant', async () => {
    const named = [[entryId(1), entryId(4)]];
    const outcomes = [opens - 1, opens, switches - 1, switches, closes - 1, closes].map(
      async (receivedAt) => {
        const { outcome, entryId: entry } = await send({ named, receivedAt });
        return [outcome, entry];
      },
    );
    expect(await Promise.all(outcomes)).toEqual([
      ['closed', entryId(1)],
      ['counted', entryId(1)],
      ['counted', entryId(1)],
      ['counted', entryId(4)],
      ['counted', entryId(4)],
      ['closed', entryId(4)],
    ]);
  });

  it('counts nothing for a text that names two entries', async () => {
    expect(await send({ named: [[entryId(1)], [entryId(2)]] })).toMatchObject({ outcome: 'unknown_code' });
  });
});
