import { beforeEach, expect, it } from 'vitest';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { closes, entryId, opens, roundId, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { standingChange } from '../../../tests/support/voting/standings.ts';
import { verifyLedger } from '../verifyLedger.ts';
import { entryIdsOf } from './changeStanding.ts';
import { readPlaces, runningPlaces } from './entryPlaces.ts';
import { findBarred } from './excludeBarred.ts';

const PAYABLE = 900_000;
const DAY = 86_400_000;
const finalOpens = closes + DAY;
const finalCloses = closes + 2 * DAY;

forEachDatabase('an entry in several rounds', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  const context = { stream: 'main', ...(kind === 'sqlite' && { memory: {} as never }) };
  /** Before each test, adds a final with the contestants 1, 2 and 4. */
  beforeEach(async () => {
    const names = { name_ar: 'النهائي', name_en: 'Final' };
    await season.db
      .insertInto('rounds')
      .values({
        id: 'final',
        competition_id: 'competition',
        ordinal: 2,
        ...names,
        judges_percent: 40,
        voting_percent: 60,
      })
      .execute();
    await season.db
      .insertInto('voting_groups')
      .values({
        id: 'group-final',
        round_id: 'final',
        number: 7,
        ...names,
        opens_at: finalOpens,
        closes_at: finalCloses,
      })
      .execute();
    for (const number of [1, 2, 4])
      await season.db
        .insertInto('round_entries')
        .values({ round_id: 'final', entry_id: entryId(number), group_id: 'group-final', evaluation: null })
        .execute();
  });
  const change = (...of: Parameters<typeof standingChange>) =>
    season.writer.submit('changeStanding', standingChange(...of));
  const standings = async (entry = 1) => {
    const rows = await season.db
      .selectFrom('round_entries')
      .where('entry_id', '=', entryId(entry))
      .select(['round_id', 'standing'])
      .execute();
    return Object.fromEntries(rows.map(({ round_id, standing }) => [round_id, standing]));
  };

  it('has a place in each, the last to close first', async () => {
    const places = await season.db
      .transaction()
      .execute((tx) => readPlaces(tx, [4, 2, 1].map(entryId), context));
    expect(places.map(({ roundId: round, entryId: entry }) => [round, entry])).toEqual([
      ['final', entryId(1)],
      ['final', entryId(2)],
      ['final', entryId(4)],
      [roundId, entryId(4)],
      [roundId, entryId(1)],
      [roundId, entryId(2)],
    ]);
    expect(places[3]).toEqual({
      entryId: entryId(4),
      roundId,
      ordinal: 1,
      groupId: 'group-2',
      groupNumber: 2,
      opensAt: switches,
      closesAt: closes,
      standing: 'in',
      zone: 'Asia/Muscat',
    });
    expect(await season.db.transaction().execute((tx) => readPlaces(tx, [], context))).toEqual([]);
    const running = (now: number) =>
      runningPlaces(places, now).filter((place) => place.entryId === entryId(1)).length;
    expect([switches + PAYABLE - 1, switches + PAYABLE, finalCloses + PAYABLE].map(running)).toEqual([
      2, 1, 0,
    ]);
  });

  it('leaves those that run, and in the last one once all are over', async () => {
    expect(await change('withdrawn', { at: opens })).toEqual({ kind: 'changed', rounds: 2 });
    expect(await standings()).toEqual({ [roundId]: 'withdrawn', final: 'withdrawn' });
    expect(await change('in', { at: finalOpens })).toEqual({ kind: 'changed', rounds: 1 });
    expect(await standings()).toEqual({ [roundId]: 'withdrawn', final: 'in' });
    const late = { entryId: entryId(2), at: finalCloses + PAYABLE };
    expect(await change('disqualified', late)).toEqual({ kind: 'changed', rounds: 1 });
    expect(await standings(2)).toEqual({ [roundId]: 'in', final: 'disqualified' });
    const rows = await season.db.selectFrom('ledger').orderBy('seq').selectAll().execute();
    const row = (channel: string, round_id: string, group_number: number, entry = 1) => ({
      channel,
      round_id,
      group_number,
      entry_id: entryId(entry),
      votes: 0,
      reverses_seq: null,
    });
    expect(rows).toMatchObject([
      row('withdrawn', 'final', 7),
      row('withdrawn', roundId, 1),
      row('reinstated', 'final', 7),
      row('disqualified', 'final', 7, 2),
    ]);
    const audit = await season.db.selectFrom('audit').orderBy('seq').selectAll().execute();
    const line = { at: opens, actor: 'operator:fatma', role: 'staff', subject: entryId(1), reason: 'asked' };
    expect(audit).toMatchObject([
      { ...line, action: 'entry.withdrawn' },
      { ...line, at: finalOpens, action: 'entry.reinstated' },
      { ...line, at: finalCloses + PAYABLE, subject: entryId(2), action: 'entry.disqualified' },
    ]);
    expect((await verifyLedger(season.db)).error).toBeNull();
  });

  it('cannot return while it is rejected, but may be withdrawn', async () => {
    await season.db.updateTable('entries').set({ status: 'rejected' }).where('id', '=', entryId(1)).execute();
    expect(await change('in')).toEqual({ kind: 'rejected' });
    expect(await change('withdrawn')).toEqual({ kind: 'changed', rounds: 2 });
    expect(await change('withdrawn', { entryId: 'nobody' })).toEqual({ kind: 'unknown' });
  });

  it('stays withdrawn through a suspension, which bars the entries of that account alone', async () => {
    for (const number of [1, 2]) await layAccount(season.db, { user_id: `user-${number}` });
    const suspend = (user: string, suspended: boolean) =>
      season.writer.submit('suspendAccount', {
        user,
        suspended,
        reason: 'asked',
        actor: 'operator:fatma',
        at: opens,
      });
    await change('withdrawn', { at: finalOpens });
    await suspend('user-1', true);
    expect(await standings()).toEqual({ [roundId]: 'excluded', final: 'withdrawn' });
    expect(await change('in')).toEqual({ kind: 'suspended' });
    await suspend('user-1', false);
    expect(await standings()).toEqual({ [roundId]: 'in', final: 'withdrawn' });
    expect(await standings(2)).toEqual({ [roundId]: 'in', final: 'in' });
    expect(await season.db.transaction().execute((tx) => entryIdsOf(tx, 'user-2'))).toEqual([entryId(2)]);
    expect((await verifyLedger(season.db)).error).toBeNull();
  });

  it('is barred while its round can still be paid for', async () => {
    await season.db.updateTable('entries').set({ status: 'rejected' }).where('id', '=', entryId(3)).execute();
    expect([
      await findBarred(season.db, opens),
      await findBarred(season.db, switches + PAYABLE - 1),
      await findBarred(season.db, switches + PAYABLE),
    ]).toEqual([[entryId(3)], [entryId(3)], []]);
  });
});
