import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { entryId, opens, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { smsFor } from '../../../tests/support/voting/standings.ts';
import { newId } from '../../platform/ids.ts';
import { openServerWriter } from '../../start/serverWriter.ts';
import { readScheduledRounds } from '../scheduleRepo.ts';
import { verifyLedger } from '../verifyLedger.ts';
import type { VotingStopChange } from './changeVotingStop.ts';
import { listStoppable } from './stopsRepo.ts';

const stoppedAt = opens + 3_600_000;
const resumedAt = opens + 4_200_000;
const stopReasons = { reason_ar: 'خلل في البث.', reason_en: 'The broadcast failed.' };

const by = { groupId: 'group-1', actor: 'operator:fatma' };

/** An operator's request to stop the vote of group 1, an hour after its opening. */
const stopChange = (changes: Partial<VotingStopChange> = {}): VotingStopChange =>
  ({ act: 'stop', ...by, ...stopReasons, at: stoppedAt, ...changes }) as VotingStopChange;

/** An operator's request to resume it ten minutes later. */
const resumeChange = (changes: Partial<VotingStopChange> = {}): VotingStopChange =>
  ({
    act: 'resume',
    ...by,
    reason: 'the broadcast is back',
    at: resumedAt,
    ...changes,
  }) as VotingStopChange;
const stopped = { kind: 'done', group: 'Group 1', from: stoppedAt, to: null };
const resumed = { kind: 'done', group: 'Group 1', from: stoppedAt, to: resumedAt };

forEachDatabase('a group whose vote is stopped', ({ open }) => {
  const season = useWrittenSeason(open);
  const change = (input: ReturnType<typeof stopChange>) => season.writer.submit('changeVotingStop', input);
  const sendSms = (changes = {}) => season.writer.submit('receiveSms', smsFor(changes));
  const order = async (id: string) => (await season.writer.submit('placeOrder', orderToPlace({ id }))).kind;
  const votes = async () => (await verifyLedger(season.db)).votes;

  it('takes no message and no order from the commit on, until it is resumed', async () => {
    expect(await change(stopChange())).toEqual(stopped);
    expect([await sendSms(), await order('during')]).toEqual([
      { outcome: 'closed', entryId: entryId(1), duplicate: false, isStopped: true },
      'stopped',
    ]);
    expect(await votes()).toBe(0);
    expect(await change(resumeChange())).toEqual(resumed);
    expect([await sendSms(), await order('after')]).toEqual([
      { outcome: 'counted', entryId: entryId(1), duplicate: false },
      'placed',
    ]);
    expect(await votes()).toBe(1);
  });

  it('does not count a message that arrived before the stop and is stored after it', async () => {
    await change(stopChange());
    expect(await sendSms({ receivedAt: stoppedAt - 1 })).toMatchObject({ outcome: 'closed' });
  });

  it('says so again where the operator repeats a message, and counts none that came meanwhile', async () => {
    await change(stopChange());
    const sms = smsFor();
    await season.writer.submit('receiveSms', sms);
    const again = { outcome: 'closed', entryId: entryId(1), duplicate: true };
    expect(await season.writer.submit('receiveSms', sms)).toEqual({ ...again, isStopped: true });
    await change(resumeChange());
    expect(await season.writer.submit('receiveSms', sms)).toEqual(again);
  });

  it('gives an order back that was placed before the stop and paid during it', async () => {
    expect(await order('before')).toBe('placed');
    await change(stopChange());
    expect(await season.writer.submit('settlePayment', paidSession('before'))).toEqual({
      verdict: 'refund',
      reason: 'closed',
    });
    expect(await votes()).toBe(0);
  });

  it('leaves the other groups alone', async () => {
    await change(stopChange());
    const other = { named: [[entryId(4)]], receivedAt: switches + 1 };
    expect(await sendSms(other)).toMatchObject({ outcome: 'counted', entryId: entryId(4) });
  });

  it('is stopped once, resumed once, and neither after its window', async () => {
    expect(await change(resumeChange())).toEqual({ kind: 'unchanged' });
    await change(stopChange());
    expect(await change(stopChange())).toEqual({ kind: 'unchanged' });
    expect(await change(resumeChange({ at: stoppedAt - 5 }))).toEqual({ ...resumed, to: stoppedAt });
    expect(await change(stopChange({ at: switches }))).toEqual({ kind: 'over' });
    expect(await change(stopChange({ groupId: 'nobody' }))).toEqual({ kind: 'unknown' });
  });

  it('shows its stop on the board and in the list of operators, while it goes on', async () => {
    const groups = async () => (await readScheduledRounds(season.db))[0]?.groups.map((each) => each.stopped);
    const listed = async () =>
      (await listStoppable(season.db, stoppedAt)).map(({ id, competition, group, stopped_at }) => [
        id,
        competition,
        group,
        stopped_at,
      ]);
    await change(stopChange());
    expect(await groups()).toEqual([{ at: stoppedAt, ...stopReasons }, undefined]);
    expect(await listed()).toEqual([
      ['group-1', 'Singing', 'Group 1', stoppedAt],
      ['group-2', 'Singing', 'Group 2', null],
    ]);
    await change(resumeChange());
    expect(await groups()).toEqual([undefined, undefined]);
    expect((await listed())[0]?.[3]).toBeNull();
  });

  it('counts nothing after the commit, while two nodes take votes on both channels', async () => {
    const nodes =
      season.settings.kind === 'postgres'
        ? await Promise.all([1, 2].map(() => openServerWriter(season.settings, { onFatal: () => {} })))
        : [season.writer];
    const stopping = new AbortController();
    let counted = 0;
    const text = async (node: typeof season.writer) => {
      const { outcome } = await node.submit('receiveSms', smsFor({ receivedAt: stoppedAt }));
      counted += outcome === 'counted' ? 1 : 0;
    };
    const buy = async (node: typeof season.writer) => {
      const id = newId();
      const placed = await node.submit('placeOrder', orderToPlace({ id, arrivedAt: stoppedAt }));
      if (placed.kind !== 'placed') return;
      const paid = { ...paidSession(id), paidAt: stoppedAt + 1 };
      const { verdict } = await node.submit('settlePayment', paid);
      counted += verdict === 'counted' ? 25 : 0;
    };
    const vote = async (node: typeof season.writer) => {
      while (!stopping.signal.aborted) await Promise.all([buy(node), text(node), text(node), text(node)]);
    };
    const voting = nodes.flatMap((node) => [vote(node), vote(node)]);
    await expect.poll(() => counted).toBeGreaterThan(200);
    expect(await change(stopChange())).toEqual(stopped);
    const atCommit = await votes();
    stopping.abort();
    await Promise.all(voting);
    expect([counted, await votes()]).toEqual([atCommit, atCommit]);
    await Promise.all(nodes.filter((node) => node !== season.writer).map((node) => node.close()));
  });
});
