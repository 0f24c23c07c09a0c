import { expect, it } from 'vitest';
import type { StaffEvent, StaffPage, StaffPageVersions } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { PagesDesk } from '../../../tests/support/contentPages/pagesDesk.ts';
import { SeasonDesk } from '../../../tests/support/season/seasonDesk.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('addresses of content pages', ({ open }) => {
  const shared = sharedWorld(open);
  /** Addresses are of the installation: each test has other ones. */
  function begin() {
    const { world, first: owner } = shared;
    const desk = new PagesDesk(world, owner.browser);
    const season = new SeasonDesk(world, owner);
    const moveEvent = ({ id, competitions: _all, ...event }: StaffEvent, slug: string) =>
      season.ask(`/event/${id}`, {
        method: 'PATCH',
        body: { ...event, name_ar: event.name_ar ?? '', name_en: event.name_en ?? '', slug },
      });
    return { world, desk, season, moveEvent };
  }
  const slugError = async (reply: Response) =>
    [reply.status, ((await reply.json()) as { errors: { slug: string[] } }).errors.slug] as const;
  const taken = [422, ['Another page has this address. Choose another one.']];

  it('are refused where an event, another page or a page of the site has them, and the other way round', async () => {
    const { desk, season, moveEvent } = begin();
    const page = await desk.make();
    const event = await season.makeEvent();
    const refused = [];
    for (const slug of [event.slug, 'terms', 'events'])
      refused.push(await slugError(await desk.change(page, { slug })));
    for (const slug of [page.slug, 'about', 'staff'])
      refused.push(await slugError(await moveEvent(event, slug)));
    expect(refused).toEqual(Array.from({ length: 6 }, () => taken));
  });

  it('are given to one of an event and a page that want the same at once', async () => {
    const { desk, season, moveEvent } = begin();
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
  });

  it('lead from the former one to the present one, and stay those of the page', async () => {
    const { desk, world } = begin();
    const page = await desk.make({ title_en: 'First address' });
    const moved = await read<StaffPage>(await desk.change(page, { slug: 'voting-guide' }));
    const again = await read<StaffPage>(await desk.change(moved, { slug: 'guide' }));
    const other = await desk.make({ title_en: 'Other' });
    const refused = await slugError(await desk.change(other, { slug: 'first-address' }));
    const redirect = async (slug: string) => {
      const reply = await fetch(`${world.server.site}/${slug}`, { redirect: 'manual' });
      return [reply.status, reply.headers.get('location')];
    };
    expect(refused).toEqual(taken);
    for (const former of ['first-address', 'voting-guide'])
      await expect.poll(() => redirect(former)).toEqual([308, '/guide']);
    const back = await read<StaffPage>(await desk.change(again, { slug: 'first-address' }));
    expect(back.slug).toBe('first-address');
    await expect.poll(() => redirect('guide')).toEqual([308, '/first-address']);
    const { data } = await read<StaffPageVersions>(await desk.ask(`/${page.id}/version`));
    expect(data.map(({ restores }) => restores)).toEqual([null, null, null, null]);
  });

  it('stay where every page links to them, and so do these pages', async () => {
    const { desk } = begin();
    const page = await desk.find('about');
    expect(await slugError(await desk.change(page, { slug: 'about-us' }))).toEqual([
      422,
      ['Every page of the site links to this address, so it stays.'],
    ]);
    expect(await answered(await desk.remove(page))).toEqual({ status: 409, code: 'page_needed' });
  });

  it('are free again once their page is deleted in the version that the person saw', async () => {
    const { desk, world } = begin();
    const page = await desk.make({ title_en: 'Freed address' });
    const moved = await read<StaffPage>(await desk.change(page, { slug: 'manual' }));
    expect(await answered(await desk.remove(page))).toEqual({ status: 409, code: 'changed_meanwhile' });
    expect((await desk.remove(moved)).status).toBe(204);
    const after = [`/${page.id}`, `/${page.id}/version`, `/${page.id}/version/1`];
    const gone = [];
    for (const path of after) gone.push((await desk.ask(path)).status);
    expect([...gone, (await desk.remove(moved)).status]).toEqual([404, 404, 404, 404]);
    const next = await desk.make({ title_en: 'Freed address' });
    expect(next.slug).toBe('freed-address');
    const lines = await world.server.store.database
      .selectFrom('audit')
      .where('action', 'like', 'page.%')
      .where('subject', 'in', [page.id, next.id])
      .orderBy('seq')
      .select(['action', 'subject'])
      .execute();
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['page.made', page.id],
      ['page.changed', page.id],
      ['page.deleted', page.id],
      ['page.made', next.id],
    ]);
  });
});
