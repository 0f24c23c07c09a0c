import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditPage, BulkPreview, StaffEntry } from '../../../domain/staff/staffContract.ts';
import { bulkStage } from '../../../tests/support/bulk/bulkStage.ts';
import { bulkOf } from '../../../tests/support/bulk/bulkWorld.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { changeEntry } from '../../../tests/support/season/membersWorld.ts';
import { DAY } from '../../../tests/support/season/roundsWorld.ts';
import { answered, read } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';

forEachDatabase('acts on many entries', ({ open }) => {
  let stage: Awaited<ReturnType<typeof bulkStage>>;

  beforeAll(async () => {
    stage = await bulkStage(open);
  });
  afterAll(() => stage.close());

  it('say before how many entries they change, who they are, and who stays as it is and why', async () => {
    const { entries, groups, preview } = await bulkOf(stage.world, stage.owner, { entries: 5 });
    const [first, second, rejected, withdrawn] = entries as [string, string, string, string];
    await changeEntry(stage.world, rejected, { status: 'rejected' });
    await changeEntry(stage.world, withdrawn, { withdrawn_at: 1 });
    const seen = await preview();
    const named = (id: string) => ({
      id,
      full_name: `Muna ${entries.indexOf(id) + 1}`,
      full_name_ar: null,
      full_name_en: null,
    });
    const { id: _one, ...group } = { ...seen.groups[0]! };
    expect(seen).toEqual({
      matching: 5,
      acting: 3,
      first: expect.arrayContaining([first, second, entries[4]!].map(named)),
      skipped: [
        { why: 'not_approved', count: 1, first: [named(rejected)] },
        { why: 'withdrawn', count: 1, first: [named(withdrawn)] },
      ],
      groups: groups.map(({ id, number }, index) => ({
        ...group,
        id,
        number,
        gets: [2, 1][index],
        members: 0,
      })),
      blocked: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await preview({ status: 'approved' })).toMatchObject({ matching: 3, acting: 3 });
    expect(await preview({ search: first })).toMatchObject({ matching: 1, first: [named(first)] });
    expect(await preview({ status: 'rejected' })).toMatchObject({ matching: 1, blocked: 'nothing' });
  });

  it('leave a line of the audit when they start and when they end, with what they did', async () => {
    const { preview, start } = await bulkOf(stage.world, stage.owner, { entries: 2 });
    const { hash } = await preview();
    const job = await start();
    await stage.look(2);
    const path = `/organisation/${stage.owner.organisation}/audit?subject=${job.id}`;
    const { data } = await read<AuditPage>(await stage.world.ask(path, { browser: stage.owner.browser }));
    expect(data.map(({ action, after }) => [action, after])).toEqual([
      ['bulk.done', { looked: 2, done: 2, skipped: [] }],
      ['bulk.started', expect.objectContaining({ act: 'place', entries: 2, hash })],
    ]);
  });

  it('do not start when something changed since their preview, and say how it is now', async () => {
    const { askStart, desk, entries, preview } = await bulkOf(stage.world, stage.owner, { entries: 3 });
    const seen = await preview();
    await changeEntry(stage.world, entries[0]!, { status: 'rejected' });
    const refused = await askStart(seen);
    const { code, present } = (await refused.json()) as { code: string; present: BulkPreview };
    expect([refused.status, code, present]).toEqual([409, 'changed_meanwhile', await preview()]);
    expect((await desk()).jobs).toEqual([]);
  });

  it('start once, however often the call is sent', async () => {
    const { askStart, desk, preview } = await bulkOf(stage.world, stage.owner, { entries: 3 });
    const [seen, id] = [await preview(), newId()];
    const first = await askStart(seen, {}, id);
    expect([first.status, (await askStart(seen, {}, id)).status]).toEqual([201, 201]);
    expect((await desk()).jobs.map((job) => job.id)).toEqual([id]);
    await stage.look(2);
  });

  it('set results of a round, by which the next round is filled', async () => {
    const { desk, entries, makeGroup, makeRound, preview, report, round, start } = await bulkOf(
      stage.world,
      stage.owner,
      { entries: 4 },
    );
    const result = { groups: [], round: round.id };
    expect((await preview({ ...result, act: 'qualified' })).skipped).toMatchObject([
      { why: 'not_in_round', count: 4 },
    ]);
    await start({ ...result, act: 'pending' });
    await stage.look(2);
    await changeEntry(stage.world, entries[0]!, { status: 'rejected' });
    const qualifying = await start({ ...result, act: 'qualified' });
    await stage.look(2);
    expect((await report(qualifying)).job).toMatchObject({
      done: 3,
      skipped: [{ why: 'not_approved', count: 1 }],
    });
    const final = await makeRound({ name_en: 'Final' });
    const group = await makeGroup(final, stage.world.clock.now() + 60 * DAY);
    const from = { round: round.id, result: 'qualified' } as const;
    const placing = await start({ round: final.id, groups: [group.id], from });
    await stage.look(2);
    expect((await report(placing)).job).toMatchObject({ total: 3, done: 3 });
    expect((await desk()).rounds).toMatchObject([
      { pending: 1, qualified: 3, out: 0 },
      { pending: 3, qualified: 0, groups: [{ members: 3 }] },
    ]);
    const { browser, organisation } = stage.owner;
    const one = await stage.world.ask(`/organisation/${organisation}/entry/${entries[1]}`, { browser });
    expect((await read<StaffEntry>(one)).results).toEqual([
      { round: { number: 1, name_ar: 'الأولى', name_en: 'First' }, result: 'qualified' },
      { round: { number: 2, name_ar: 'الأولى', name_en: 'Final' }, result: 'pending' },
    ]);
  });

  it('are of one competition alone', async () => {
    const here = await bulkOf(stage.world, stage.owner, {
      entries: 1,
      opens: stage.world.clock.now() + 200 * DAY,
    });
    const there = await bulkOf(stage.world, stage.owner, { entries: 1 });
    const job = await here.start();
    const absent = { status: 404, code: 'not_found' };
    expect(await answered(await there.ask(`bulk/${job.id}`))).toEqual(absent);
    expect(await answered(await there.ask(`bulk/${job.id}/stop`, 'POST'))).toEqual(absent);
    const foreign = there.wanted({ groups: here.groups.map(({ id }) => id) });
    expect(await answered(await there.ask('bulk/preview', 'POST', foreign))).toEqual(absent);
    await stage.look(2);
    expect((await here.report(job)).job.state).toBe('done');
  });
});
