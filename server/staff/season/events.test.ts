import { expect, it } from 'vitest';
import type { StaffEvent, StaffEventPage } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { SeasonDesk } from '../../../tests/support/season/seasonDesk.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';

forEachDatabase('events of staff', ({ open }) => {
  const shared = sharedWorld(open);
  async function begin() {
    const { world } = shared;
    const owner = await layNewOwner(world);
    const desk = new SeasonDesk(world, owner);
    const change = ({ id, competitions: _all, ...event }: StaffEvent, typed: object) =>
      desk.ask(`/event/${id}`, {
        method: 'PATCH',
        body: { ...event, name_ar: event.name_ar ?? '', name_en: event.name_en ?? '', ...typed },
      });
    const list = async (browser = owner.browser) =>
      (await read<StaffEventPage>(await desk.ask('/event', { browser }))).data;
    return { world, owner, desk, change, list };
  }

  it('are made once as drafts, however often they are sent', async () => {
    const { desk, list, world } = await begin();
    const id = newId();
    const make = (of?: string) => desk.makeEvent(of, 'موسم أول', 'A first season');
    const both = await Promise.all([make(id), make(id)]);
    const now = world.clock.now();
    const event = {
      id,
      slug: 'a-first-season',
      name_ar: 'موسم أول',
      name_en: 'A first season',
      zone: 'Asia/Muscat',
      starts_at: now - 864_000_000,
      ends_at: now + 7_776_000_000,
      state: 'draft',
      situation: 'draft',
      version: 1,
      changed: null,
      competitions: [],
    };
    expect([...both, await list()]).toEqual([event, event, [event]]);
    expect((await make()).slug).toBe('a-first-season-2');
  });

  it('change for the person who saw the present version, and name the other person to one who did not', async () => {
    const { world, owner, desk, change } = await begin();
    const event = await desk.makeEvent();
    const organiser = await layPerson(world, owner.organisation, 'organiser');
    const mine = await read<StaffEvent>(await change(event, { name_en: 'First season' }));
    expect(mine).toEqual({
      ...event,
      name_en: 'First season',
      version: 2,
      changed: { at: world.clock.now(), by: 'Salma Al Harthy' },
    });
    const late = await desk.ask(`/event/${event.id}`, {
      method: 'PATCH',
      body: { ...event, name_ar: 'موسم آخر', name_en: '' },
      browser: organiser.browser,
    });
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'changed_meanwhile', present: mine }) as unknown,
    ]);
  });

  it('keep addresses apart from those of other events, of pages and of the site', async () => {
    const { desk, change } = await begin();
    const event = await desk.makeEvent();
    const other = await desk.makeEvent(newId(), 'موسم آخر');
    for (const slug of ['vote', 'terms', other.slug]) {
      const { status, errors } = await answered(await change(event, { slug }));
      expect([status, errors]).toEqual([
        422,
        { slug: ['Another page has this address. Choose another one.'] },
      ]);
    }
    expect((await read<StaffEvent>(await change(event, { slug: 'اسم-آخر' }))).slug).toBe('اسم-آخر');
  });

  it('are of the whole organisation: a limited role sees those of its competitions and changes none', async () => {
    const { world, owner, desk, list } = await begin();
    const [shown, hidden] = [await desk.makeEvent(), await desk.makeEvent()];
    const singing = await desk.makeCompetition(shown.id);
    await desk.makeCompetition(shown.id, newId(), 'Poetry');
    await desk.makeCompetition(hidden.id);
    const { browser } = await layPerson(world, owner.organisation, 'organiser', [singing.id]);
    const seen = await list(browser);
    expect(seen.map(({ id, competitions }) => [id, competitions.map((each) => each.id)])).toEqual([
      [shown.id, [singing.id]],
    ]);
    const other = await desk.ask(`/event/${hidden.id}`, { browser });
    const body = { name_ar: 'مسابقة', name_en: '', id: newId() };
    const made = await desk.ask(`/event/${shown.id}/competition`, { body, browser });
    expect([other.status, made.status]).toEqual([404, 403]);
    const edited = await desk.change(singing, { name_en: 'Song' }, browser);
    expect(edited.status).toBe(200);
  });

  it('come page by page, those that begin last first', async () => {
    const { desk } = await begin();
    const made: string[] = [];
    for (let index = 0; index < 21; index += 1) made.push((await desk.makeEvent()).id);
    const first = await read<StaffEventPage>(await desk.ask('/event'));
    const second = await read<StaffEventPage>(await desk.ask(`/event?after=${first.next}`));
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect([first.data.length, second.data.length, second.next]).toEqual([20, 1, null]);
    expect(ids.toSorted()).toEqual(made.toSorted());
  });
});
