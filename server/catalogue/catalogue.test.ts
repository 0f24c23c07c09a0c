import { expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { closes, laySmallSeason, opens, switches } from '../../tests/support/catalogue/seasonFixture.ts';
import { openCatalogue } from './liveCatalogue.ts';

const HOUR_MS = 3_600_000;
const clock = manualClock(opens);

/** Lays the small season, with every optional field of its competition. */
async function describeCompetition({ db }: TestDatabase): Promise<void> {
  await laySmallSeason(db);
  await db.insertInto('pictures').values({ name: 'stage', width: 1_200, height: 675 }).execute();
  await db.updateTable('events').set({ picture: 'stage' }).execute();
  await db
    .updateTable('competitions')
    .set({
      description_ar: 'وصف',
      picture: 'stage',
      entry_fee_baisa: 5_000,
      registration_opens_at: opens - HOUR_MS,
      registration_closes_at: switches,
      starts_at: opens,
      ends_at: closes,
      submission_type: 'audio',
      eligibility_en: 'Everybody',
      requirements_ar: 'واحد\nاثنان',
      min_age: 21,
    })
    .execute();
  await db
    .insertInto('criteria')
    .values([
      { competition_id: 'competition', ordinal: 2, name_ar: 'ب', name_en: 'B', percent: 40 },
      { competition_id: 'competition', ordinal: 1, name_ar: null, name_en: 'A', percent: 60 },
    ])
    .execute();
  await db.updateTable('rounds').set({ starts_at: opens, ends_at: switches }).execute();
  await db
    .insertInto('rounds')
    .values({
      id: 'second-round',
      competition_id: 'competition',
      ordinal: 2,
      name_ar: 'الثانية',
      name_en: 'Second',
      judges_percent: 100,
      voting_percent: 0,
    })
    .execute();
}

const sizes = [
  { url: '/images/stage-480.webp', width: 480, height: 270 },
  { url: '/images/stage-960.webp', width: 960, height: 540 },
  { url: '/images/stage-1200.webp', width: 1_200, height: 675 },
];

forEachDatabase('the catalogue', ({ open }) => {
  it('returns every field of a competition', async () => {
    const database = await open();
    await describeCompetition(database);
    const { view } = await openCatalogue(database.db, clock);
    const first = {
      ordinal: 1,
      name: 'الأولى',
      name_ar: 'الأولى',
      name_en: 'First',
      starts_at: opens,
      ends_at: switches,
      judges_percent: 40,
      voting_percent: 60,
    };
    const second = {
      ...first,
      ordinal: 2,
      name: 'الثانية',
      name_ar: 'الثانية',
      name_en: 'Second',
      starts_at: null,
      ends_at: null,
      judges_percent: 100,
      voting_percent: 0,
    };
    const names = { name: 'الموسم', name_ar: 'الموسم', name_en: 'Season' };
    const card = {
      id: 'competition',
      slug: 'singing',
      event: { id: 'event', slug: 'season', zone: 'Asia/Muscat', ...names },
      name: 'الغناء',
      name_ar: 'الغناء',
      name_en: 'Singing',
      description: 'وصف',
      description_ar: 'وصف',
      description_en: null,
      thumbnail: '/images/stage-960.webp',
      thumbnail_sizes: sizes,
      entry_fee: 5_000,
      reg_start: opens - HOUR_MS,
      reg_end: switches,
      comp_start: opens,
      comp_start_date: '2026-11-20',
      comp_end: closes,
      comp_end_date: '2026-11-21',
      submission_deadline: null,
      competition_type: 'paid',
      competition_type_ar: 'برسوم',
      competition_type_en: 'Paid',
      submission_type: 'audio',
      rounds: [first, second],
      round: first,
      total_participants: 6,
    };
    expect(view.competitions.get('event')).toEqual([card]);
    expect(view.details.get('competition')).toEqual({
      ...card,
      eligibility_criteria: 'Everybody',
      eligibility_criteria_ar: null,
      eligibility_criteria_en: 'Everybody',
      submission_requirements: 'واحد\nاثنان',
      submission_requirements_ar: 'واحد\nاثنان',
      submission_requirements_en: null,
      criteria: [
        { name: 'A', name_ar: null, name_en: 'A', percent: 60 },
        { name: 'ب', name_ar: 'ب', name_en: 'B', percent: 40 },
      ],
      min_age: 21,
      max_media_megabytes: 200,
    });
    expect(view.events).toEqual([
      {
        id: 'event',
        slug: 'season',
        zone: 'Asia/Muscat',
        ...names,
        thumbnail: '/images/stage-960.webp',
        thumbnail_sizes: sizes,
        start_time: opens,
        end_time: closes,
      },
    ]);
    expect(view.previews.get('competition')).toBe('/images/stage-preview.jpg');
    await database.close();
  });

  it('announces what is not known yet as such', async () => {
    const database = await open();
    await laySmallSeason(database.db);
    const { view } = await openCatalogue(database.db, clock);
    expect(view.details.get('competition')).toMatchObject({
      description: '',
      thumbnail: null,
      thumbnail_sizes: [],
      entry_fee: 0,
      competition_type: 'free',
      reg_start: null,
      reg_end: null,
      comp_start_date: null,
      comp_end_date: null,
      submission_requirements: '',
      criteria: [],
      round: { ordinal: 1, starts_at: null },
    });
    await database.close();
  });

  it('begins with pages about us, our terms and privacy, in both languages', async () => {
    const database = await open();
    const { view } = await openCatalogue(database.db, clock);
    const pages = [...view.pages.values()];
    expect(pages.map(({ slug }) => slug)).toEqual(['about', 'privacy', 'terms']);
    const inArabic = pages.flatMap((page) => [page.title_ar, page.description_ar, page.body_ar]);
    const inEnglish = pages.flatMap((page) => [page.title_en, page.description_en, page.body_en]);
    expect(inArabic.filter((text) => !/^[\u0600-\u06FF]/.test(text ?? ''))).toEqual([]);
    expect(inEnglish.filter((text) => !/^[A-Z]/.test(text ?? ''))).toEqual([]);
    expect(pages.filter(({ body, body_ar }) => body !== body_ar)).toEqual([]);
    // Times are those of the event's zone.
    expect([...inArabic, ...inEnglish].filter((text) => /بتوقيت مسقط|Muscat time/.test(text ?? ''))).toEqual(
      [],
    );
    await database.close();
  });

  it('is read again on demand, and keeps its last answer if reading fails', async () => {
    const database = await open();
    await laySmallSeason(database.db);
    const catalogue = await openCatalogue(database.db, clock);
    const before = catalogue.view;
    await catalogue.refresh();
    expect(catalogue.view).toBe(before);
    await database.db
      .updateTable('entries')
      .set({ status: 'rejected' })
      .where('sms_code', '=', '101')
      .execute();
    await catalogue.refresh();
    const counted = () => catalogue.view.details.get('competition')?.total_participants;
    expect([before.details.get('competition')?.total_participants, counted()]).toEqual([6, 5]);
    await database.db.schema.dropTable('content_pages').execute();
    await expect(catalogue.refresh()).rejects.toThrow(/content_pages/);
    expect(counted()).toBe(5);
    await database.close();
  });

  it('follows the clock from round to round without reading', async () => {
    const database = await open();
    await describeCompetition(database);
    const time = manualClock(opens);
    const catalogue = await openCatalogue(database.db, time);
    await database.db.destroy();
    const roundNow = () => catalogue.view.details.get('competition')?.round?.ordinal;
    expect([roundNow(), catalogue.view.changesAt]).toEqual([1, switches]);
    time.advance(switches - opens - 1);
    catalogue.tick();
    expect(roundNow()).toBe(1);
    time.advance(1);
    catalogue.tick();
    expect([roundNow(), catalogue.view.changesAt]).toEqual([2, closes]);
    await database.close();
  });

  it('refuses a second competition with the same address in one event, and impossible shares or dates', async () => {
    const database = await open();
    await laySmallSeason(database.db);
    const another = { id: 'another', event_id: 'event', slug: 'singing' };
    const insert = (values: object) =>
      database.db
        .insertInto('competitions')
        .values({ ...another, ...values })
        .execute();
    await expect(insert({})).rejects.toThrow(/unique/i);
    const wrong = [
      { entry_fee_baisa: -1 },
      { min_age: 17 },
      { max_media_megabytes: 501 },
      { registration_opens_at: 5, registration_closes_at: 5 },
      { starts_at: 5, ends_at: 4 },
      { picture: 'nowhere' },
    ];
    for (const values of wrong)
      await expect(insert({ slug: 'other', ...values })).rejects.toThrow(/check|foreign key/i);
    await insert({ slug: 'other' });
    await database.close();
  });
});
