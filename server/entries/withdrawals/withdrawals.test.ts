import { expect, it } from 'vitest';
import { WITHDRAWAL_UNDO_MS } from '../../../domain/delays.ts';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { entryId, opens, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../tests/support/payments/orders.ts';
import { smsFor, standingChange } from '../../../tests/support/voting/standings.ts';
import { verifyLedger } from '../../voting/verifyLedger.ts';
import type { EntryWithdrawal } from './withdrawEntry.ts';

forEachDatabase('a candidate who withdraws', ({ open }) => {
  const season = useWrittenSeason(open);

  /** Contestant 1 is in the group that is open from `opens`, contestant 4 in the one after it. */
  const candidate = async (number: number) => {
    await layAccount(season.db, { user_id: `user-${number}`, full_name: `Singer ${number}` });
    const who = { entryId: entryId(number), userId: `user-${number}`, network: '203.0.113.7' };
    return {
      withdraw: (changes: Partial<EntryWithdrawal> = {}) =>
        season.writer.submit('withdrawEntry', { ...who, name: null, at: opens, language: 'en', ...changes }),
      undo: (at: number, userId = who.userId) =>
        season.writer.submit('undoWithdrawal', { ...who, userId, at }),
    };
  };
  const rows = () => season.db.selectFrom('ledger').orderBy('seq').select(['channel', 'votes']).execute();
  const messages = () =>
    season.db.selectFrom('entry_messages').select(['kind', 'next_try_at']).orderBy('created_at').execute();
  const vote = async (number: number, receivedAt: number) =>
    (await season.writer.submit('receiveSms', smsFor({ named: [[entryId(number)]], receivedAt }))).outcome;

  it('before the vote leaves both channels at once, and can return for 10 minutes', async () => {
    const { withdraw, undo } = await candidate(4);
    expect(await withdraw()).toEqual({ kind: 'withdrawn', replayed: false });
    expect(await withdraw()).toEqual({ kind: 'withdrawn', replayed: true });
    expect(await vote(4, switches)).toBe('not_competing');
    const until = opens + WITHDRAWAL_UNDO_MS;
    expect(await messages()).toEqual([{ kind: 'withdrawn', next_try_at: until }]);
    expect(await undo(until - 1, 'user-1')).toEqual({ kind: 'unknown' });
    expect(await undo(until - 1)).toEqual({ kind: 'undone', replayed: false });
    expect(await undo(until)).toEqual({ kind: 'undone', replayed: true });
    expect(await vote(4, switches)).toBe('counted');
    expect([await rows(), await messages()]).toEqual([
      [
        { channel: 'withdrawn', votes: 0 },
        { channel: 'reinstated', votes: 0 },
        { channel: 'sms', votes: 1 },
      ],
      [],
    ]);
    expect((await verifyLedger(season.db)).error).toBeNull();
    await withdraw({ at: until });
    expect(await undo(until + WITHDRAWAL_UNDO_MS)).toEqual({ kind: 'over' });
  });

  it('just before the vote can undo it only until the vote opens', async () => {
    const { withdraw, undo } = await candidate(4);
    await withdraw({ at: switches - 60_000 });
    expect(await undo(switches)).toEqual({ kind: 'over' });
  });

  it('during the vote confirms it by name, keeps counted votes in the ledger, and cannot return', async () => {
    const { withdraw, undo } = await candidate(1);
    expect(await vote(1, opens)).toBe('counted');
    expect(await withdraw()).toEqual({ kind: 'unconfirmed' });
    expect(await withdraw({ name: 'Singer 4' })).toEqual({ kind: 'misnamed' });
    expect(await withdraw({ name: ' singer 1' })).toEqual({ kind: 'withdrawn', replayed: false });
    expect(await vote(1, opens + 1)).toBe('not_competing');
    expect(await undo(opens)).toEqual({ kind: 'over' });
    expect(await rows()).toEqual([
      { channel: 'sms', votes: 1 },
      { channel: 'withdrawn', votes: 0 },
    ]);
    expect(await messages()).toEqual([{ kind: 'withdrawn', next_try_at: opens }]);
  });

  it('cannot leave where staff took the entry out, and returns only with their help', async () => {
    const { withdraw, undo } = await candidate(4);
    const change = (standing: 'in' | 'disqualified', at = opens) =>
      season.writer.submit('changeStanding', standingChange(standing, { entryId: entryId(4), at }));
    await change('disqualified');
    expect(await withdraw()).toEqual({ kind: 'closed' });
    await change('in');
    await withdraw();
    await change('disqualified');
    expect(await undo(opens)).toEqual({ kind: 'over' });
    expect(await change('in')).toEqual({ kind: 'changed', rounds: 1 });
    expect(await withdraw({ at: opens + 1 })).toEqual({ kind: 'withdrawn', replayed: false });
    const told = (await messages()).map(({ kind }) => kind);
    expect(told.toSorted()).toEqual(
      ['disqualified', 'reinstated', 'withdrawn', 'disqualified', 'reinstated', 'withdrawn'].toSorted(),
    );
  });

  it('cannot return once staff withdrew the entry too', async () => {
    const { withdraw, undo } = await candidate(4);
    await withdraw();
    const byStaff = standingChange('withdrawn', { entryId: entryId(4), at: opens + 1 });
    expect(await season.writer.submit('changeStanding', byStaff)).toEqual({ kind: 'changed', rounds: 0 });
    expect(await season.writer.submit('changeStanding', byStaff)).toEqual({ kind: 'unchanged' });
    expect(await undo(opens + 2)).toEqual({ kind: 'over' });
    const lines = season.db.selectFrom('audit').where('subject', '=', entryId(4)).orderBy('seq');
    expect((await lines.select('action').execute()).map(({ action }) => action)).toEqual([
      'entry.withdrawn',
      'entry.withdrawn',
    ]);
  });

  it('is not decided about, not asked for anything, and owes no fee', async () => {
    const { withdraw } = await candidate(4);
    await season.db.updateTable('entries').set({ fee_baisa: 5_000 }).where('id', '=', entryId(4)).execute();
    await withdraw();
    const staff = { entryId: entryId(4), reason: 'why', actor: 'operator:test', at: opens };
    const decided = await season.writer.submit('decideEntry', { ...staff, decision: 'reject' });
    const asked = await season.writer.submit('askCorrection', { ...staff, part: 'details', days: 7 });
    const fee = orderToPlace({ kind: 'fee', votes: null, entryId: entryId(4), arrivedAt: opens });
    const placed = await season.writer.submit('placeOrder', fee);
    const waived = await season.writer.submit('waiveFee', staff);
    expect([decided.kind, asked.kind, placed.kind, waived.kind]).toEqual([
      'withdrawn',
      'withdrawn',
      'fee_closed',
      'withdrawn',
    ]);
  });
});
