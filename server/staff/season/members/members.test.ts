import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DrawList } from '../../../../domain/contract.ts';
import type { AuditPage, RoundMembers, WindowsRefused } from '../../../../domain/staff/staffContract.ts';
import { forEachDatabase, type TestDatabase } from '../../../../tests/support/database/databases.ts';
import { changeEntry, membersOf, placesOf } from '../../../../tests/support/season/membersWorld.ts';
import { DAY, HOUR, layEntry } from '../../../../tests/support/season/roundsWorld.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../../platform/ids.ts';

forEachDatabase('members of voting groups', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let now: number;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    now = world.clock.now();
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** A competition with a round of two groups, days ahead that no other test uses. */
  let day = 0;
  async function lay(entries: number, name?: string) {
    const calls = await membersOf(world, owner, { entries, ...(name && { name }) });
    const round = await calls.makeRound();
    day += 10;
    const one = await calls.makeGroup(round, now + day * DAY);
    const two = await calls.makeGroup(round, now + (day + 1) * DAY);
    return { ...calls, round, one, two };
  }

  it('are chosen by hand from the approved entries, and get the lowest free codes in order', async () => {
    const { askSet, entries, list, one, round, two } = await lay(3);
    const [a, b, c] = entries as [string, string, string];
    const before = await list(round);
    expect(before.entries.map(({ group, code, competes }) => [group, code, competes])).toEqual(
      entries.map(() => [null, null, true]),
    );
    const set = await read<RoundMembers>(await askSet(one, [c, a], before));
    const moved = await read<RoundMembers>(await askSet(two, [a, b], set));
    const found = Object.fromEntries(moved.entries.map(({ id, group, code }) => [id, [group, code]]));
    expect(found).toEqual({ [c]: [one.id, '101'], [a]: [two.id, '102'], [b]: [two.id, '103'] });
    expect(moved.groups.map(({ version, may_change }) => [version, may_change])).toEqual([
      [3, 'yes'],
      [2, 'yes'],
    ]);
    expect(await list(round)).toEqual(moved);
  });

  it('leave their group when they are not in its set, and keep their code for the next one', async () => {
    const { askSet, entries, list, one, round } = await lay(2);
    const set = await read<RoundMembers>(await askSet(one, entries, await list(round)));
    const left = await read<RoundMembers>(await askSet(one, [entries[1]!], set));
    expect(left.entries.map(({ id, group, code }) => [id, group, code])).toEqual([
      [entries[1], one.id, '102'],
      [entries[0], null, '101'],
    ]);
  });

  it('stay as they are when the same set is sent again, whatever the version', async () => {
    const { askSet, entries, list, one, round } = await lay(1);
    const before = await list(round);
    const set = await read<RoundMembers>(await askSet(one, entries, before));
    expect(await read<RoundMembers>(await askSet(one, entries, before))).toEqual(set);
  });

  it('are refused on top of a change that the writer did not see, also of the group that an entry leaves', async () => {
    const { askSet, entries, list, one, round, two } = await lay(2);
    const before = await list(round);
    const set = await read<RoundMembers>(await askSet(one, entries, before));
    const late = await askSet(two, entries, before);
    const body = (await late.json()) as { code: string; present: RoundMembers };
    expect([late.status, body.code, body.present]).toEqual([409, 'changed_meanwhile', set]);
    const onlyTarget = { ...set, groups: set.groups.filter(({ id }) => id === two.id) };
    expect(await answered(await askSet(two, entries, onlyTarget))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
  });

  it('are no entries that are not approved, were withdrawn, or are of another competition', async () => {
    const { askSet, entries, list, one, round } = await lay(3);
    const there = await lay(1, 'Poetry');
    const [good, rejected, withdrawn] = entries as [string, string, string];
    const before = await list(round);
    await changeEntry(world, rejected, { status: 'rejected' });
    await changeEntry(world, withdrawn, { withdrawn_at: now });
    expect((await list(round)).entries.map(({ id }) => id)).toEqual([good]);
    for (const wrong of [rejected, withdrawn, there.entries[0]!, newId()])
      expect(await answered(await askSet(one, [good, wrong], before))).toEqual({
        status: 409,
        code: 'not_placeable',
      });
  });

  it('stay in their group once they do not compete, whatever set is sent or drawn', async () => {
    const { askPlace, askSet, entries, list, one, round } = await lay(3);
    const set = await read<RoundMembers>(await askSet(one, entries, await list(round)));
    const change = { actor: owner.id, at: now, reason: 'Ill.' };
    const out = { ...change, entryId: entries[0]!, standing: 'withdrawn' } as const;
    await world.server.app.live.writer.submit('changeStanding', out);
    const left = await read<RoundMembers>(await askSet(one, [], set));
    const placed = await read<RoundMembers>(await askPlace(left, { way: 'spread' }));
    const [gone] = placed.entries.filter(({ id }) => id === entries[0]);
    expect([left.entries[0]!.id, gone!.group, gone!.competes]).toEqual([entries[0], one.id, false]);
    expect(placesOf(placed)).toEqual({ 1: ['101', '102'], 2: ['103'] });
  });

  it('are drawn by a seed that is published, so that anybody can compute the order again', async () => {
    const { askPlace, competition, entries, list, round } = await lay(5);
    const drawn = await read<RoundMembers>(await askPlace(await list(round)));
    const [draw] = drawn.placements;
    const sorted = entries.toSorted((a, b) =>
      hash('sha256', `${draw!.seed}:${a}`) < hash('sha256', `${draw!.seed}:${b}`) ? -1 : 1,
    );
    const [first, second, third, fourth, fifth] = sorted as [string, string, string, string, string];
    const groups = [
      { number: 1, entries: [first, third, fifth] },
      { number: 2, entries: [second, fourth] },
    ];
    expect([draw!.way, draw!.by, draw!.order, draw!.groups]).toEqual([
      'draw',
      'Salma Al Harthy',
      sorted,
      groups,
    ]);
    expect(placesOf(drawn)).toEqual({ 1: ['101', '102', '103'], 2: ['104', '105'] });
    const published = await fetch(`${world.server.site}/api/voter/draws/${competition}`);
    const { seed } = draw!;
    expect((await published.json()) as DrawList).toEqual({
      data: [{ round: 1, at: now, seed, order: sorted, groups }],
    });
  });

  it('are drawn once by a request that is sent twice, and anew by another one', async () => {
    const { askPlace, list, round } = await lay(4);
    const before = await list(round);
    const id = newId();
    const drawn = await read<RoundMembers>(await askPlace(before, { id }));
    expect(await read<RoundMembers>(await askPlace(before, { id }))).toEqual(drawn);
    world.clock.advance(1);
    const again = await read<RoundMembers>(await askPlace(drawn));
    expect(again.placements.map((each) => each.seed === drawn.placements[0]!.seed)).toEqual([false, true]);
  });

  it('are spread in turn by registration, and entries that come later go to the smaller group', async () => {
    const { askPlace, askSet, competition, entries, list, one, round, two } = await lay(3);
    for (const [index, id] of entries.entries()) await changeEntry(world, id, { created_at: now - index });
    const [c, b, a] = entries as [string, string, string];
    const spread = await read<RoundMembers>(await askPlace(await list(round), { way: 'spread' }));
    expect(spread.placements[0]).toMatchObject({
      seed: null,
      order: [a, b, c],
      groups: [
        { number: 1, entries: [a, c] },
        { number: 2, entries: [b] },
      ],
    });
    const late = await layEntry(world, competition, null, null);
    const set = await read<RoundMembers>(await askSet(two, [a, b, c], spread));
    const more = await read<RoundMembers>(await askPlace(set, { way: 'spread', which: 'unplaced' }));
    const inOne = more.entries.filter(({ group }) => group === one.id);
    expect(inOne.map(({ id }) => id)).toEqual([late]);
  });

  it('get other codes than entries of another competition with which they could be confused', async () => {
    const here = await lay(1);
    const there = await membersOf(world, owner, { name: 'Poetry' });
    const theirs = await there.makeRound();
    const group = await there.makeGroup(theirs, here.one.opens_at + HOUR);
    await layEntry(world, there.competition, '١٠١', { round: theirs, group });
    const set = await read<RoundMembers>(
      await here.askSet(here.one, here.entries, await here.list(here.round)),
    );
    expect(set.entries.map(({ code }) => code)).toEqual(['102']);
    const [entry] = set.entries;
    const clash = await here.askCode(set, entry!, ' ١٠١ ');
    const { code, findings } = (await clash.json()) as WindowsRefused;
    expect([clash.status, code, findings]).toEqual([
      422,
      'code_taken',
      [{ code: 'same_code', severity: 'refused', groups: [here.one.id], codes: ['101'] }],
    ]);
    const changed = await read<RoundMembers>(await here.askCode(set, entry!, '٠٧٧'));
    expect(changed.entries.map((each) => each.code)).toEqual(['77']);
  });

  it('have different codes in one competition, also in windows that do not overlap', async () => {
    const { askCode, askSet, entries, list, one, round, two } = await lay(2);
    await askSet(one, [entries[0]!], await list(round));
    const set = await read<RoundMembers>(await askSet(two, [entries[1]!], await list(round)));
    const second = set.entries.find(({ id }) => id === entries[1])!;
    const { findings } = (await (await askCode(set, second, '101')).json()) as WindowsRefused;
    expect(findings).toEqual([
      { code: 'same_code', severity: 'refused', groups: [two.id, one.id], codes: ['101'] },
    ]);
    expect(await answered(await askCode(set, second, '0'))).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: { code: ['Enter one to six digits, not beginning with zero.'] },
    });
    const stale = { ...set, groups: set.groups.map((group) => ({ ...group, version: 1 })) };
    expect(await answered(await askCode(stale, second, '150'))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
  });

  it('are lines of the audit, with places and codes before and after, and the seed of a draw', async () => {
    const { askCode, askPlace, askSet, entries, list, one, round } = await lay(1);
    const [entry] = entries as [string];
    const set = await read<RoundMembers>(await askSet(one, [entry], await list(round)));
    const drawn = await read<RoundMembers>(await askPlace(set));
    await askCode(drawn, drawn.entries[0]!, '500');
    const path = `/organisation/${owner.organisation}/audit`;
    const { data } = await read<AuditPage>(await world.ask(path, { browser: owner.browser }));
    const lines = data.filter(({ subject }) => [one.id, round.id, entry].includes(subject.id ?? ''));
    const { seed } = drawn.placements[0]!;
    const place = `1:${entry}`;
    expect(lines.slice(0, 3).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['entry.code_changed', { code: '101' }, { code: '500' }],
      ['members.placed', { members: [place] }, { members: [place], codes: [], way: 'draw', seed }],
      ['members.placed', { members: [] }, { members: [place], codes: [`${entry}:101`] }],
    ]);
  });
});
