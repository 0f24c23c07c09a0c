import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import artwork from '../../artwork/index.json' with { type: 'json' };
import { countryById } from '../../domain/countries.ts';
import { eventStateAt } from '../../domain/eventState.ts';
import { registrationStateAt } from '../../domain/registration.ts';
import { isOpen, phaseAt } from '../../domain/votingSchedule.ts';
import { startOfDay } from '../../domain/zonedTime.ts';
import { openEventStream } from '../../tests/support/voting/eventStream.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { CHANGE_INTERVAL_MS } from '../../server/voting/boardPublisher.ts';
import { contestantGroups } from './contestants.ts';
import { season } from './season.ts';
import { seasonPlan, type SeasonPlan, windowsOf } from './seasonPlan.ts';

const plan = (now: number, entries?: number) => seasonPlan({ now, entries, imageOf: () => null });
const codesOf = ({ groups }: SeasonPlan) => groups.flat().map(({ entry }) => entry.code);
const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2035, 0) });

describe('a season', () => {
  it('has its third group open, two closed and two ahead, at any start', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const windows = windowsOf(plan(now, 5).event);
        expect(phaseAt(windows, now)).toMatchObject({ phase: 'live', group: 3 });
        expect(windows.filter(({ closesAt }) => closesAt <= now).map(({ number }) => number)).toEqual([1, 2]);
        expect(windows.filter(({ opensAt }) => opensAt > now).map(({ number }) => number)).toEqual([4, 5]);
      }),
    );
  });

  it('opens each group at the midnight in Muscat at which the one before closes', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const windows = windowsOf(plan(now, 5).event);
        const edges = windows.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
        expect(edges.map((edge) => startOfDay(edge, season.zone))).toEqual(edges);
        expect(windows.slice(1).map(({ opensAt }) => opensAt)).toEqual(
          windows.slice(0, -1).map(({ closesAt }) => closesAt),
        );
      }),
    );
  });

  it('has no vote outside its window or after now', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const laid = plan(now);
        const windows = new Map(windowsOf(laid.event).map((window) => [window.number, window]));
        const wrong = laid.votes.filter(({ groupNumber, acceptedAt }) => {
          const window = windows.get(groupNumber);
          return !window || !isOpen(window, acceptedAt) || acceptedAt > now;
        });
        expect(wrong).toEqual([]);
        expect(new Set(laid.votes.map(({ sourceRef }) => sourceRef)).size).toBe(laid.votes.length);
      }),
      { numRuns: 20 },
    );
  });

  it('has five groups of ten, each with a code of its own', () => {
    const codes = codesOf(plan(seasonNow));
    expect(codes.slice(20, 30)).toEqual([
      '301',
      '302',
      '303',
      '304',
      '305',
      '306',
      '307',
      '308',
      '309',
      '310',
    ]);
    expect(new Set(codes).size).toBe(50);
  });

  it.each([1, 7, 500, 1_003])('spreads %i contestants over its groups', (entries) => {
    const codes = codesOf(plan(seasonNow, entries));
    expect(codes).toHaveLength(entries);
    expect(new Set(codes).size).toBe(entries);
  });
});

describe('the contestants', () => {
  const people = contestantGroups.flat();

  it('each have their own face, a country and names in both languages', () => {
    const files = new Set(artwork.map(({ file }) => file));
    expect(people.filter(({ portrait }) => !files.has(`portraits/${portrait}.webp`))).toEqual([]);
    expect(new Set(people.map(({ portrait }) => portrait)).size).toBe(50);
    expect(people.filter(({ country }) => !countryById(country))).toEqual([]);
    expect(
      people.filter(({ ar, en }) => !/^[\u0600-\u06FF ]+$/.test(ar) || !/^[A-Za-z ]+$/.test(en)),
    ).toEqual([]);
  });

  it('come from Oman and from other Arab countries', () => {
    const countries = people.map(({ country }) => country);
    expect(countries.filter((country) => country === 1).length).toBeGreaterThanOrEqual(15);
    expect(new Set(countries).size).toBeGreaterThanOrEqual(15);
  });
});

describe('a server with the demo', () => {
  const clock = manualClock(seasonNow);
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ clock, config: { demo: true } });
  });
  afterAll(() => server.close());

  const slugs = async () =>
    (await server.store.database.selectFrom('events').select('slug').orderBy('starts_at').execute()).map(
      ({ slug }) => slug,
    );

  const laid = ['ملتقى-الأصوات-الأول', 'season-2025', 'winter-nights-in-muscat'];
  const stateOf = (slug: string) => {
    const event = server.app.live.catalogue.view.events.find((each) => each.slug === slug);
    return event && eventStateAt(event, clock.now());
  };

  it('lays a season at its first start, with faces, shares and a contestant who fell this hour', () => {
    const { groups, competition } = server.app.live.boards.main.view;
    const open = groups[2]?.participants ?? [];
    expect(competition).toMatchObject({ name_en: 'Arab Singing Star 2025', total_participants: 50 });
    expect(open).toHaveLength(10);
    expect(open.filter(({ voting_score }) => voting_score === 0)).toEqual([]);
    expect(open.map(({ rank_change }) => rank_change)).toContain(2);
    const images = open.map(({ user }) => join(server.config.dataDir, user.image_url ?? ''));
    expect(images.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('lays it by the writes of the season’s desk, at the times at which a person would have', async () => {
    const lines = await server.store.database
      .selectFrom('audit')
      .where('actor', '=', 'system:demo')
      .select(['action', 'role', 'at'])
      .orderBy('seq')
      .execute();
    const opensAt = server.app.live.boards.main.view.groups[0]!.opens_at;
    const timesOf = (action: string) => lines.filter((line) => line.action === action).map(({ at }) => at);
    expect(new Set(lines.map(({ role }) => role))).toEqual(new Set(['system']));
    expect(timesOf('season.event_made')).toHaveLength(3);
    expect(timesOf('season.published')).toHaveLength(9);
    expect(timesOf('members.placed')).toEqual(Array(5).fill(opensAt - 86_400_000));
    const changed = await server.store.database
      .selectFrom('voting_groups')
      .select(['version', 'changed_by'])
      .execute();
    expect(changed).toEqual(Array.from({ length: 5 }, () => ({ version: 2, changed_by: null })));
  });

  it('lays no second one while the first has groups open or ahead', async () => {
    clock.advance(5 * 86_400_000);
    server.app.live.tick();
    expect(await slugs()).toEqual(laid);
  });

  it('lays a new one when the last group has closed, and everybody sees it', async () => {
    const stream = await openEventStream(
      `${server.site}/api/voter/stream?since=${server.app.live.boards.main.version}`,
    );
    await stream.next();
    clock.advance(86_400_000);
    // If laying a season fails, the server tries again after a minute of its clock, so let time pass.
    const slugsLater = () => {
      clock.advance(1_000);
      return slugs();
    };
    await expect.poll(slugsLater).toEqual([laid[0], 'season-2025', 'season-2025-2', laid[2]]);
    clock.advance(CHANGE_INTERVAL_MS);
    let event = await stream.next();
    while (event.event !== 'board') event = await stream.next();
    const windows = server.app.live.boards.main.view.groups.map(({ number, opens_at, closes_at }) => ({
      number,
      opensAt: opens_at,
      closesAt: closes_at,
    }));
    expect(phaseAt(windows, clock.now())).toMatchObject({ phase: 'live', group: 3 });
    stream.close();
  });

  it('shows the previous season as past, and moves the events around it with today', async () => {
    await server.app.live.catalogue.refresh();
    const states = ['season-2025-2', 'winter-nights-in-muscat', 'season-2025', 'ملتقى-الأصوات-الأول'].map(
      stateOf,
    );
    expect(states).toEqual(['live', 'upcoming', 'past', 'past']);
    const { competitions, events } = server.app.live.catalogue.view;
    const [newest, ...others] = events.map(({ id }) => competitions.get(id) ?? []);
    expect(newest).toHaveLength(5);
    const before = others.flat().filter(({ event }) => event.slug === 'season-2025');
    expect(before.map((each) => registrationStateAt(each, clock.now()))).toEqual(before.map(() => 'ended'));
    expect(others.map((each) => each.length)).toEqual([2, 5, 2]);
  });
});
