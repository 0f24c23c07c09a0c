import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registrationStateAt } from '../../domain/registration.ts';
import { eventStateAt } from '../../domain/eventState.ts';
import { readSeasonFile } from '../../domain/season/seasonFile.ts';
import { slugify } from '../../domain/slug.ts';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { WriteMemory } from '../../server/platform/writer/writeMemory.ts';
import { openCatalogue } from '../../server/catalogue/liveCatalogue.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { laySeason } from './laySeason.ts';
import { plannedScenes } from './plannedScenes.ts';
import { seasonPlan, type SeasonPlan } from './seasonPlan.ts';

const plan = (now: number) => seasonPlan({ now, entries: 5, imageOf: () => null });
const eventsOf = ({ event, otherEvents }: SeasonPlan) => [event, ...otherEvents];
const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2035, 0) });
const DAY_MS = 86_400_000;

describe('the events of the demo', () => {
  it('are one live, one ahead and one past, at any start', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const states = eventsOf(plan(now)).map(({ file: { event } }) =>
          eventStateAt({ start_time: event.starts_at, end_time: event.ends_at }, now),
        );
        expect(states).toEqual(['live', 'upcoming', 'past']);
      }),
    );
  });

  it('show a competition in every state, free and paid, video and audio', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const { competitions } = plan(now).event.file;
        const states = competitions.map((each) =>
          registrationStateAt(
            {
              reg_start: each.registration_opens_at,
              reg_end: each.registration_closes_at,
              comp_end: each.ends_at,
            },
            now,
          ),
        );
        expect(states.toSorted()).toEqual(['closed', 'closingSoon', 'ended', 'notYet', 'open']);
        expect(new Set(competitions.map((each) => each.submission_type))).toEqual(
          new Set(['video', 'audio', 'any']),
        );
        expect(new Set(competitions.map((each) => each.entry_fee_baisa === 0)).size).toBe(2);
      }),
    );
  });

  it('have addresses, shares that add up, and existing pictures', () => {
    const all = eventsOf(plan(seasonNow)).flatMap(({ file }) => file.competitions);
    const slugs = all.map(({ slug }) => slug);
    expect(slugs).not.toContain('');
    expect(slugs.map(slugify)).toEqual(slugs);
    const sums = all.map(({ criteria }) => criteria.reduce((sum, { percent }) => sum + percent, 0));
    expect(sums.filter((sum) => sum !== 0 && sum !== 100)).toEqual([]);
    expect(plannedScenes).toHaveLength(8);
  });

  it('are files that the import of a season takes as they are', () => {
    const files = eventsOf(plan(seasonNow)).map(({ file }) => file);
    expect(files.map((file) => readSeasonFile(JSON.stringify(file)))).toEqual(
      files.map((file) => ({ file })),
    );
  });
});

/** A catalogue of a season that was just laid; `lay` lays it again at the time of the clock. */
async function openLaid(open: () => Promise<TestDatabase>) {
  const database = await open();
  const clock = manualClock(seasonNow);
  const { kind } = database.settings;
  const context = { stream: 'main', ...(kind === 'sqlite' && { memory: new WriteMemory() }) };
  const lay = () => database.db.transaction().execute((tx) => laySeason(tx, [plan(clock.now())], context));
  await lay();
  return { database, clock, lay, catalogue: await openCatalogue(database.db, clock) };
}

forEachDatabase('a season that is laid again', ({ open }) => {
  it('moves the events around it, and keeps what they are', async () => {
    const { database, clock, lay, catalogue } = await openLaid(open);
    const before = catalogue.view;
    clock.advance(10 * DAY_MS);
    await lay();
    await catalogue.refresh();
    const after = catalogue.view;
    const bySlug = (slug: string, view = after) => view.events.find((each) => each.slug === slug);
    const winter = bySlug('winter-nights-in-muscat', before);
    expect(bySlug('winter-nights-in-muscat')).toEqual({
      ...winter,
      start_time: (winter?.start_time ?? 0) + 10 * DAY_MS,
      end_time: (winter?.end_time ?? 0) + 10 * DAY_MS,
    });
    const ids = (view: typeof after) => (view.competitions.get(winter?.id ?? '') ?? []).map(({ id }) => id);
    expect(ids(after)).toEqual(ids(before));
    expect(after.events.map(({ slug }) => slug)).toEqual([
      'season-2025-2',
      'winter-nights-in-muscat',
      'season-2025',
      'ملتقى-الأصوات-الأول',
    ]);
    await database.close();
  });

  it('is refused as long as the season before is on, and takes its place afterwards', async () => {
    const { database, clock, lay, catalogue } = await openLaid(open);
    const namesOnNow = async () => {
      await catalogue.refresh();
      const on = catalogue.view.events.filter((each) => eventStateAt(each, clock.now()) === 'live');
      return on.map(({ name_en }) => name_en);
    };
    const refusals = [];
    for (let day = 0; day < 6; day++) {
      refusals.push(await lay().then(String, ({ message }: Error) => message));
      clock.advance(DAY_MS);
    }
    const refusal = 'The season season-2025 is still on. Another can be laid once its last group has closed.';
    expect(refusals).toEqual(Array(6).fill(refusal));
    expect(await namesOnNow()).toEqual(['Season 2025']);
    await lay();
    expect(await namesOnNow()).toEqual(['Season 2025']);
    await database.close();
  });
});
