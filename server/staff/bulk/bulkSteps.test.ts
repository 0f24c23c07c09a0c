import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkStage } from '../../../tests/support/bulk/bulkStage.ts';
import { bulkOf } from '../../../tests/support/bulk/bulkWorld.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { changeEntry } from '../../../tests/support/season/membersWorld.ts';
import { newId } from '../../platform/ids.ts';
import { DAY, HOUR, layEntry } from '../../../tests/support/season/roundsWorld.ts';

forEachDatabase('jobs on many entries', ({ open }) => {
  let stage: Awaited<ReturnType<typeof bulkStage>>;

  beforeAll(async () => {
    stage = await bulkStage(open);
  });
  afterAll(() => stage.close());

  it('place entries by registration, each in the smallest group and with the lowest free code', async () => {
    const { competition, desk, entries, places, report, round, start } = await bulkOf(
      stage.world,
      stage.owner,
      {
        entries: 45,
      },
    );
    await changeEntry(stage.world, entries[1]!, { sms_code: '102' });
    await changeEntry(stage.world, entries[3]!, { status: 'rejected' });
    await changeEntry(stage.world, await layEntry(stage.world, competition, '104', null), {
      created_at: 100,
    });
    const job = await start();
    expect(job).toMatchObject({
      state: 'running',
      total: 46,
      position: 0,
      groups: [1, 2],
      by: 'Salma Al Harthy',
    });
    await stage.look(4);
    expect((await places()).slice(0, 6)).toEqual(['1:101', '2:102', '1:103', '-', '2:105', '1:106']);
    const { job: after, skipped } = await report(job);
    expect(after).toMatchObject({
      state: 'done',
      stopped_for: null,
      position: 46,
      done: 45,
      skipped: [{ why: 'not_approved', count: 1 }],
    });
    expect(skipped.map(({ why, entry }) => [why, entry?.id])).toEqual([['not_approved', entries[3]]]);
    const codes = (await places()).map((place) => place.split(':')[1]).filter((code) => code !== undefined);
    expect(new Set(codes).size).toBe(45);
    const { rounds, jobs } = await desk();
    expect(rounds).toMatchObject([{ id: round.id, pending: 45, groups: [{ members: 23 }, { members: 22 }] }]);
    expect(jobs).toEqual([after]);
  });

  it('stop after the write that is under way, and go on from there', async () => {
    const { change, places, report, start } = await bulkOf(stage.world, stage.owner, { entries: 45 });
    const job = await start();
    await stage.look(1);
    const stopped = await change(job, 'stop');
    expect(stopped).toMatchObject({ state: 'stopped', stopped_for: 'person', position: 20, done: 20 });
    await stage.look(3);
    expect((await report(job)).job).toEqual(stopped);
    expect(await change(job, 'resume')).toMatchObject({ state: 'running', stopped_for: null, position: 20 });
    await stage.look(3);
    expect((await report(job)).job).toMatchObject({ state: 'done', position: 45, done: 45 });
    expect((await places()).filter((place) => place === '-')).toEqual([]);
    expect(await change(job, 'resume')).toMatchObject({ state: 'done' });
  });

  it('rest after each write four times as long as it took, ten times longer while somebody can vote', async () => {
    const { ask, report, round, start } = await bulkOf(stage.world, stage.owner, { entries: 70 });
    const { clock } = stage.world;
    const job = await start({ act: 'pending', groups: [] });
    const slow = stage.newWorker(10);
    const tick = async () => {
      slow.tick();
      await slow.rest();
    };
    const isAt = async () => (await report(job)).job.position;
    await tick();
    await tick();
    expect(await isAt()).toBe(20);
    clock.advance(39);
    await tick();
    expect(await isAt()).toBe(20);
    const opens = clock.now() + 1;
    const group = {
      id: newId(),
      name_ar: 'مفتوحة',
      name_en: 'Open',
      opens_at: opens,
      closes_at: opens + HOUR,
    };
    expect((await ask(`round/${round.id}/group`, 'POST', group)).status).toBe(201);
    clock.advance(1);
    await tick();
    await tick();
    expect(await isAt()).toBe(40);
    clock.advance(399);
    await tick();
    expect(await isAt()).toBe(40);
    clock.advance(1);
    await tick();
    expect(await isAt()).toBe(60);
    clock.advance(HOUR);
    stage.owner.browser.cookies = (await stage.world.layBrowser(stage.owner)).cookies;
    await stage.look(2);
    expect(await isAt()).toBe(70);
  });

  it('lose and repeat nothing when the node dies between two writes', async () => {
    const { entries, groups, places, report, start } = await bulkOf(stage.world, stage.owner, {
      entries: 45,
    });
    const job = await start();
    await stage.look(1);
    const { writer } = stage.world.server.app.live;
    const again = { jobId: job.id, position: 0, ids: entries.slice(0, 20), at: stage.world.clock.now() };
    expect(await writer.submit('stepBulk', again)).toBe('moved');
    await stage.look(3, stage.newWorker());
    expect((await report(job)).job).toMatchObject({ state: 'done', position: 45, done: 45, skipped: [] });
    const placed = await places();
    expect(new Set(placed).size).toBe(45);
    expect(
      groups.map(({ number }) => placed.filter((place) => place.startsWith(`${number}:`)).length),
    ).toEqual([23, 22]);
  });

  it('give no code that means an entry of another competition about the same time', async () => {
    const there = await bulkOf(stage.world, stage.owner, {
      entries: 2,
      opens: stage.world.clock.now() + 100 * DAY,
    });
    await there.start();
    await stage.look(2);
    expect(await there.places()).toEqual(['1:101', '2:102']);
    const here = await bulkOf(stage.world, stage.owner, {
      entries: 3,
      opens: stage.world.clock.now() + 101 * DAY,
    });
    await changeEntry(stage.world, here.entries[0]!, { sms_code: '102' });
    await here.start();
    await stage.look(2);
    expect((await here.places()).toSorted()).toEqual(['1:103', '1:105', '2:104']);
  });

  it('stop before the window of a group opens, and do not go on after that', async () => {
    const opens = stage.world.clock.now() + HOUR;
    const { change, places, preview, report, start } = await bulkOf(stage.world, stage.owner, {
      entries: 45,
      opens,
    });
    const job = await start();
    await stage.look(1);
    stage.world.clock.advance(HOUR - 60_000);
    stage.owner.browser.cookies = (await stage.world.layBrowser(stage.owner)).cookies;
    await stage.look(2);
    expect((await report(job)).job).toMatchObject({
      state: 'stopped',
      stopped_for: 'window_opened',
      done: 20,
    });
    expect((await preview()).blocked).toBe('window_opened');
    await change(job, 'resume');
    await stage.look(2);
    expect((await report(job)).job).toMatchObject({
      state: 'stopped',
      stopped_for: 'window_opened',
      done: 20,
    });
    expect((await places()).filter((place) => place !== '-')).toHaveLength(20);
  });

  it('stop when one of their groups was deleted', async () => {
    const { ask, groups, report, start } = await bulkOf(stage.world, stage.owner, { entries: 1 });
    const job = await start();
    const [, second] = groups as [unknown, { id: string; version: number }];
    expect((await ask(`group/${second.id}?version=${second.version}`, 'DELETE')).status).toBe(204);
    await stage.look(2);
    expect((await report(job)).job).toMatchObject({
      state: 'stopped',
      stopped_for: 'group_gone',
      groups: [1],
    });
  });

  it('place no more entries than a round can have', async () => {
    const opens = stage.world.clock.now() + 300 * DAY;
    const { preview, report, start } = await bulkOf(stage.world, stage.owner, { entries: 1_003, opens });
    expect(await preview()).toMatchObject({ acting: 1_000, skipped: [{ why: 'round_full', count: 3 }] });
    const job = await start();
    await stage.look(52);
    expect((await report(job)).job).toMatchObject({
      state: 'done',
      done: 1_000,
      skipped: [{ why: 'round_full', count: 3 }],
    });
    // Their codes are not free here. Each write looks at a part of them.
    const beside = await bulkOf(stage.world, stage.owner, { entries: 1, opens });
    await beside.start();
    await stage.look(5);
    expect(await beside.places()).toEqual(['1:1101']);
  });
});
