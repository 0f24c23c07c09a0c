import { expect, it } from 'vitest';
import type { Overview } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { HOUR, layEntry, roundsOf } from '../../../tests/support/season/roundsWorld.ts';
import { read, StaffWorld, type StaffBrowser } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('the overview', ({ open }) => {
  async function begin() {
    const database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const world = await StaffWorld.start({ databaseUrl });
    const owner = await world.setUp();
    const overview = async (browser: StaffBrowser = owner.browser) =>
      read<Overview>(await world.ask(`/organisation/${owner.organisation}/overview`, { browser }));
    const codes = async (browser?: StaffBrowser) => (await overview(browser)).needs.map(({ code }) => code);
    const end = async () => {
      await world.close();
      await database.close();
    };
    return { world, owner, overview, codes, end };
  }

  it('names a window that opens within a day without members, until it has one', async () => {
    const { world, owner, overview, codes, end } = await begin();
    const { competition, makeRound, makeGroup } = await roundsOf(world, owner);
    const round = await makeRound();
    const group = await makeGroup(round, world.clock.now() + 23 * HOUR);
    const { at, needs } = await overview();
    expect([at, needs[0]]).toEqual([
      world.clock.now(),
      {
        code: 'empty_window',
        competition: { id: competition, name_ar: null, name_en: 'Singing' },
        group: { round: round.id, name_ar: 'مجموعة', name_en: 'Group' },
        candidate: null,
        at: group.opens_at,
        since: null,
        zone: 'Asia/Muscat',
        count: 1,
      },
    ]);
    await layEntry(world, competition, '101', { round, group });
    expect(await codes()).not.toContain('empty_window');
    await end();
  });

  it('shows each person only what the person may do', async () => {
    const { world, owner, codes, end } = await begin();
    const { makeRound, makeGroup } = await roundsOf(world, owner);
    await makeGroup(await makeRound(), world.clock.now() + HOUR);
    const organiser = await world.join(owner, 'organiser');
    expect([await codes(), await codes(organiser.browser)]).toEqual([
      ['empty_window', 'one_owner'],
      ['empty_window'],
    ]);
    await end();
  });

  it('shows an organiser of one competition nothing of another', async () => {
    const { world, owner, overview, end } = await begin();
    const singing = await roundsOf(world, owner);
    const poetry = await roundsOf(world, owner, 'Poetry');
    for (const { makeRound, makeGroup } of [singing, poetry])
      await makeGroup(await makeRound(), world.clock.now() + HOUR);
    const { browser } = await world.join(owner, 'organiser', 'one@example.om', undefined, [
      poetry.competition,
    ]);
    const { needs } = await overview(browser);
    expect(needs.map(({ competition }) => competition?.id)).toEqual([poetry.competition]);
    await end();
  });
});
