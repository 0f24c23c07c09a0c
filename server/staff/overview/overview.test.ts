import { expect, it } from 'vitest';
import type { Overview } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { HOUR, layEntry, roundsOf } from '../../../tests/support/season/roundsWorld.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { read, type StaffBrowser } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('the overview', ({ open }) => {
  const shared = sharedWorld(open);
  async function begin() {
    const { world } = shared;
    const owner = await layNewOwner(world);
    const overview = async (browser: StaffBrowser = owner.browser) =>
      read<Overview>(await world.ask(`/organisation/${owner.organisation}/overview`, { browser }));
    const codes = async (browser?: StaffBrowser) => (await overview(browser)).needs.map(({ code }) => code);
    return { world, owner, overview, codes };
  }

  it('names a window that opens within a day without members, until it has one', async () => {
    const { world, owner, overview, codes } = await begin();
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
  });

  it('shows each person only what the person may do', async () => {
    const { world, owner, codes } = await begin();
    const { makeRound, makeGroup } = await roundsOf(world, owner);
    await makeGroup(await makeRound(), world.clock.now() + HOUR);
    const organiser = await layPerson(world, owner.organisation, 'organiser');
    expect([await codes(), await codes(organiser.browser)]).toEqual([
      ['empty_window', 'one_owner'],
      ['empty_window'],
    ]);
  });

  it('shows an organiser of one competition nothing of another', async () => {
    const { world, owner, overview } = await begin();
    const singing = await roundsOf(world, owner);
    const poetry = await roundsOf(world, owner, 'Poetry');
    for (const { makeRound, makeGroup } of [singing, poetry])
      await makeGroup(await makeRound(), world.clock.now() + HOUR);
    const { browser } = await layPerson(world, owner.organisation, 'organiser', [poetry.competition]);
    const { needs } = await overview(browser);
    expect(needs.map(({ competition }) => competition?.id)).toEqual([poetry.competition]);
  });
});
