import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../../tests/support/database/databases.ts';
import { openCatalogue } from '../../../catalogue/liveCatalogue.ts';
import { manualClock } from '../../../../tests/support/servers/manualClock.ts';
import { moveReservedSlugs } from './formerSlugs.ts';

const event = { name_ar: null, name_en: 'Event', zone: 'Asia/Muscat', starts_at: 1, ends_at: 2 };
const page = { title_en: 'Page', updated_at: 1 };

forEachDatabase('an event or a content page whose slug a page of the site took', ({ open }) => {
  it('gets another slug, and the former one leads to it', async () => {
    const database = await open();
    const db = database.db;
    const slugs = ['contestant', 'season', 'staff', 'staff-event'];
    await db
      .insertInto('events')
      .values(slugs.map((slug) => ({ ...event, id: slug, slug })))
      .execute();
    await db
      .insertInto('content_pages')
      .values(['judge', 'staff'].map((slug) => ({ ...page, slug })))
      .execute();
    await moveReservedSlugs(db as unknown as Kysely<never>);
    expect(await db.selectFrom('events').select(['id', 'slug']).orderBy('id').execute()).toEqual([
      { id: 'contestant', slug: 'contestant-event' },
      { id: 'season', slug: 'season' },
      { id: 'staff', slug: 'staff-event-2' },
      { id: 'staff-event', slug: 'staff-event' },
    ]);
    const { view } = await openCatalogue(db, manualClock(1));
    expect([...view.pages.keys()].toSorted()).toEqual([
      'about',
      'judge-page',
      'privacy',
      'staff-page',
      'terms',
    ]);
    expect(view.formerSlugs).toEqual(
      new Map([
        ['contestant', 'contestant-event'],
        ['judge', 'judge-page'],
        ['staff', 'staff-event-2'],
      ]),
    );
    await database.close();
  });
});
