import { expect, it } from 'vitest';
import type {
  StaffPage,
  StaffPageList,
  StaffPageVersion,
  StaffPageVersions,
} from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { PagesDesk, pageTexts } from '../../../tests/support/contentPages/pagesDesk.ts';
import { SeasonDesk } from '../../../tests/support/season/seasonDesk.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';

forEachDatabase('content pages of staff', ({ open }) => {
  const shared = sharedWorld(open);
  /** Pages are of the installation: each test changes other ones. */
  function begin() {
    const { world, first: owner } = shared;
    return { world, owner, desk: new PagesDesk(world, owner.browser) };
  }

  it('are listed with their gaps, those that every page links to first', async () => {
    const database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const world = await StaffWorld.start({ databaseUrl });
    const desk = new PagesDesk(world, (await world.setUp()).browser);
    const made = await desk.make({ title_en: 'A first page', description_ar: '', body_en: '' });
    const { data } = await read<StaffPageList>(await desk.ask(''));
    expect(data.map(({ slug, is_needed, gaps, changed }) => ({ slug, is_needed, gaps, changed }))).toEqual([
      ...['about', 'privacy', 'terms'].map((slug) => ({ slug, is_needed: true, gaps: [], changed: null })),
      {
        slug: 'a-first-page',
        is_needed: false,
        gaps: ['description_ar', 'body_en'],
        changed: { at: world.clock.now(), by: 'Salma Al Harthy' },
      },
    ]);
    expect(made.version).toBe(1);
    await world.close();
    await database.close();
  });

  it('are made once, at an address from their title that neither an event nor a page of the site has', async () => {
    const { desk, world, owner } = begin();
    const id = newId();
    const both = await Promise.all([desk.make({}, id), desk.make({}, id)]);
    expect(both[0]).toEqual({
      id,
      slug: 'how-to-vote',
      ...pageTexts,
      version: 1,
      updated_at: world.clock.now(),
      changed: { at: world.clock.now(), by: 'Salma Al Harthy' },
      is_needed: false,
      gaps: [],
    });
    expect(both[1]).toEqual(both[0]);
    const event = await new SeasonDesk(world, owner).makeEvent();
    const slugs = [];
    for (const texts of [
      { title_en: 'How to vote' },
      { title_en: 'Trial season' },
      { title_en: 'Vote' },
      { title_en: '', title_ar: 'كيف تصوّت' },
      { title_en: '!', title_ar: '…' },
    ])
      slugs.push((await desk.make(texts)).slug);
    expect([event.slug, ...slugs]).toEqual([
      'trial-season',
      'how-to-vote-2',
      'trial-season-2',
      'vote-2',
      'كيف-تصوت',
      'page',
    ]);
  });

  it('keep each save as a version with its person, and say which one it brings back', async () => {
    const { desk, world } = begin();
    const operator = await layPerson(world, null, 'operator');
    const page = await desk.find('about');
    world.clock.advance(1_000);
    const second = await read<StaffPage>(await desk.change(page, { body_ar: 'نص جديد\n\n\n\nآخر  ' }));
    expect(second.body_ar).toBe('نص جديد\n\nآخر');
    world.clock.advance(1_000);
    const third = await read<StaffPage>(
      await desk.change(second, { body_ar: page.body_ar ?? '' }, operator.browser),
    );
    const same = await read<StaffPage>(await desk.change(third, {}));
    expect([second.version, third.version, same]).toEqual([2, 3, third]);
    const now = world.clock.now();
    const versions = await read<StaffPageVersions>(await desk.ask(`/${page.id}/version`));
    expect(versions.data).toEqual([
      { version: 3, slug: 'about', at: now, by: 'Nasser Al Balushi', restores: 1 },
      { version: 2, slug: 'about', at: now - 1_000, by: 'Salma Al Harthy', restores: null },
      { version: 1, slug: 'about', at: page.updated_at, by: null, restores: null },
    ]);
    const earlier = await read<StaffPageVersion>(await desk.ask(`/${page.id}/version/2`));
    expect(earlier).toMatchObject({ version: 2, body_ar: 'نص جديد\n\nآخر', body_en: page.body_en });
    expect((await desk.ask(`/${page.id}/version/4`)).status).toBe(404);
  });

  it('change for the person who saw the present version, and show it to one who did not', async () => {
    const { desk, world } = begin();
    const operator = await layPerson(world, null, 'operator');
    const page = await desk.find('terms');
    const both = await Promise.all([
      desk.change(page, { title_en: 'Rules' }),
      desk.change(page, { title_en: 'Conditions' }, operator.browser),
    ]);
    const kept = both.find(({ ok }) => ok)!;
    const refused = both.find(({ ok }) => !ok)!;
    const saved = await read<StaffPage>(kept);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'changed_meanwhile', present: saved }),
    ]);
    expect(saved.version).toBe(2);
  });

  it('refuse texts that are missing or too long, each by its field', async () => {
    const { desk } = begin();
    const page = await desk.find('about');
    const refusal = await desk.change(page, {
      title_ar: ' ',
      title_en: 'x'.repeat(121),
      description_en: 'x'.repeat(301),
      body_ar: '',
      body_en: 'x'.repeat(20_001),
    });
    const { errors } = (await refusal.json()) as { errors: Record<string, string[]> };
    expect([refusal.status, errors]).toEqual([
      422,
      {
        title_ar: ['Enter a title of at most 120 characters.'],
        title_en: ['Enter a title of at most 120 characters.'],
        description_en: ['This description is too long: at most 300 characters.'],
        body_ar: ['Enter a text of at most 20000 characters.'],
        body_en: ['Enter a text of at most 20000 characters.'],
      },
    ]);
    expect(await desk.find('about')).toEqual(page);
  });

  it('are changed by an operator alone, after a step-up', async () => {
    const { desk, world, owner } = begin();
    const other = await layPerson(world, owner.organisation, 'owner');
    const page = await desk.find('about');
    const unproven = await world.layBrowser(owner, null);
    const statuses = [];
    for (const browser of [other.browser, unproven])
      statuses.push(await answered(await desk.change(page, { title_en: 'Mine' }, browser)));
    expect([...statuses, (await desk.ask('', { browser: other.browser })).status]).toEqual([
      { status: 403, code: 'forbidden' },
      { status: 403, code: 'step_up_needed' },
      403,
    ]);
  });
});
