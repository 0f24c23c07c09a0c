import { expect, it, vi } from 'vitest';
import type { StaffEvent, StaffPage, StaffPageVersions } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { PagesDesk } from '../../../tests/support/contentPages/pagesDesk.ts';
import { SeasonDesk } from '../../../tests/support/season/seasonDesk.ts';
import { answered, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('addresses of content pages', ({ open }) => {
  async function begin() {
    const database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const world = await StaffWorld.start({ databaseUrl });
    const owner = await world.setUp();
    const desk = new PagesDesk(world, owner.browser);
    const season = new SeasonDesk(world, owner);
    const moveEvent = ({ id, competitions: _all, ...event }: StaffEvent, slug: string) =>
      season.ask(`/event/${id}`, {
        method: 'PATCH',
        body: { ...event, name_ar: event.name_ar ?? '', name_en: event.name_en ?? '', slug },
      });
    const end = async () => {
      await world.close();
      await database.close();
    };
    return { world, desk, season, moveEvent, end };
  }
  const slugError = async (reply: Response) =>
    [reply.status, ((await reply.json()) as { errors: { slug: string[] } }).errors.slug] as const;
  const taken = [422, ['Another page has this address. Choose another one.']];

  it('are refused where an event, another page or a page of the site has them, and the other way round', async () => {
    const { desk, season, moveEvent, end } = await begin();
    const page = await desk.make();
    const event = await season.makeEvent();
    const refused = [];
    for (const slug of ['trial-season', 'terms', 'events'])
      refused.push(await slugError(await desk.change(page, { slug })));
    for (const slug of ['how-to-vote', 'about', 'staff'])
      refused.push(await slugError(await moveEvent(event, slug)));
    expect(refused).toEqual(Array.from({ length: 6 }, () => taken));
    await end();
  });

  it('are given to one of an event and a page that want the same at once', async () => {
    const { desk, season, moveEvent, end } = await begin();
    const page = await desk.make();
    const event = await season.makeEvent();
    const both = await Promise.all([desk.change(page, { slug: 'finale' }), moveEvent(event, 'finale')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    const made = await Promise.all([
      desk.make({ title_en: 'Gala' }),
      desk.make({ title_en: 'Gala' }),
      season.makeEvent(undefined, 'موسم'),
    ]);
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(3);
    await end();
  });

  it('lead from the former one to the present one, and stay those of the page', async () => {
    const { desk, world, end } = await begin();
    const page = await desk.make();
    const moved = await read<StaffPage>(await desk.change(page, { slug: 'voting-guide' }));
    const again = await read<StaffPage>(await desk.change(moved, { slug: 'guide' }));
    const other = await desk.make({ title_en: 'Other' });
    const refused = await slugError(await desk.change(other, { slug: 'how-to-vote' }));
    const redirect = async (slug: string) => {
      const reply = await fetch(`${world.server.site}/${slug}`, { redirect: 'manual' });
      return [reply.status, reply.headers.get('location')];
    };
    expect(refused).toEqual(taken);
    for (const former of ['how-to-vote', 'voting-guide'])
      await vi.waitFor(async () => expect(await redirect(former)).toEqual([308, '/guide']));
    const back = await read<StaffPage>(await desk.change(again, { slug: 'how-to-vote' }));
    expect(back.slug).toBe('how-to-vote');
    await vi.waitFor(async () => expect(await redirect('guide')).toEqual([308, '/how-to-vote']));
    const { data } = await read<StaffPageVersions>(await desk.ask(`/${page.id}/version`));
    expect(data.map(({ restores }) => restores)).toEqual([null, null, null, null]);
    await end();
  });

  it('stay where every page links to them, and so do these pages', async () => {
    const { desk, end } = await begin();
    const page = await desk.find('about');
    expect(await slugError(await desk.change(page, { slug: 'about-us' }))).toEqual([
      422,
      ['Every page of the site links to this address, so it stays.'],
    ]);
    expect(await answered(await desk.remove(page))).toEqual({ status: 409, code: 'page_needed' });
    await end();
  });

  it('are free again once their page is deleted in the version that the person saw', async () => {
    const { desk, world, end } = await begin();
    const page = await desk.make();
    const moved = await read<StaffPage>(await desk.change(page, { slug: 'guide' }));
    expect(await answered(await desk.remove(page))).toEqual({ status: 409, code: 'changed_meanwhile' });
    expect((await desk.remove(moved)).status).toBe(204);
    const after = [`/${page.id}`, `/${page.id}/version`, `/${page.id}/version/1`];
    const gone = [];
    for (const path of after) gone.push((await desk.ask(path)).status);
    expect([...gone, (await desk.remove(moved)).status]).toEqual([404, 404, 404, 404]);
    const next = await desk.make();
    expect(next.slug).toBe('how-to-vote');
    const lines = await world.server.store.database
      .selectFrom('audit')
      .where('action', 'like', 'page.%')
      .orderBy('seq')
      .select(['action', 'subject'])
      .execute();
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['page.made', page.id],
      ['page.changed', page.id],
      ['page.deleted', page.id],
      ['page.made', next.id],
    ]);
    await end();
  });
});
