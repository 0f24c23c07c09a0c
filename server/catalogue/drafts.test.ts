import { expect, it } from 'vitest';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { closes, laySmallSeason, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { openCatalogue } from './liveCatalogue.ts';

const clock = manualClock(opens);

forEachDatabase('the catalogue', ({ open }) => {
  it('shows no draft, nor a competition of an event that is one', async () => {
    const { db } = await open();
    await laySmallSeason(db);
    const names = { name_ar: 'مسودة', name_en: 'Draft' };
    const draft = { ...names, state: 'draft' as const };
    const event = { id: 'event-2', slug: 'next', zone: 'Asia/Muscat', starts_at: opens, ends_at: closes };
    await db
      .insertInto('events')
      .values({ ...event, ...draft })
      .execute();
    await db
      .insertInto('competitions')
      .values([
        { id: 'draft', event_id: 'event', slug: 'draft', ...draft },
        { id: 'hidden', event_id: 'event-2', slug: 'hidden', ...names, state: 'published' },
      ])
      .execute();
    await db
      .insertInto('former_competition_slugs')
      .values([
        { event_id: 'event', slug: 'older', competition_id: 'competition' },
        { event_id: 'event', slug: 'draft-before', competition_id: 'draft' },
      ])
      .execute();
    const { view } = await openCatalogue(db, clock);
    expect({
      events: view.events.map(({ id }) => id),
      competitions: [...view.competitions].map(([id, each]) => [id, each.map((one) => one.id)]),
      details: [...view.details.keys()],
      moved: view.formerCompetitionSlugs,
    }).toEqual({
      events: ['event'],
      competitions: [['event', ['competition']]],
      details: ['competition'],
      moved: new Map([['season', new Map([['older', 'singing']])]]),
    });
  });
});
