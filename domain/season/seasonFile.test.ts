import { describe, expect, it } from 'vitest';
import { readSeasonFile, type SeasonFile } from './seasonFile.ts';
import { SEASON_FORMAT } from './seasonShape.ts';
import { shiftSeason } from './shiftSeason.ts';
import { momentText } from './zonedInput.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight in Cairo on 1 January 2027. */
const start = Date.UTC(2026, 11, 31, 22);

const season: SeasonFile = {
  format: SEASON_FORMAT,
  event: {
    name_ar: 'الموسم',
    name_en: null,
    slug: 'الموسم',
    zone: 'Africa/Cairo',
    starts_at: start,
    ends_at: start + 60 * DAY,
  },
  competitions: [
    {
      name_ar: 'الغناء',
      name_en: 'Singing',
      slug: 'singing',
      description_ar: 'وصف',
      description_en: null,
      eligibility_ar: null,
      eligibility_en: null,
      requirements_ar: 'سطر\nسطر',
      requirements_en: null,
      registration_opens_at: start,
      registration_closes_at: start + 10 * DAY,
      submissions_close_at: null,
      starts_at: null,
      ends_at: null,
      submission_type: 'video',
      min_age: 18,
      max_media_megabytes: 200,
      criteria: [{ name_ar: 'الصوت', name_en: null, percent: 100 }],
      entry_fee_baisa: 5_000,
      prices: { unit_baisa: 500, package: { min_votes: 25, unit_baisa: 400, discount_baisa: 0 } },
      rounds: [
        {
          name_ar: 'الأولى',
          name_en: 'First',
          judges_percent: 40,
          starts_at: start + 20 * DAY,
          ends_at: null,
          groups: [
            { name_ar: 'أ', name_en: 'A', opens_at: start + 20 * DAY, closes_at: start + 21 * DAY },
            { name_ar: 'ب', name_en: 'B', opens_at: start + 21 * DAY, closes_at: start + 22 * DAY },
          ],
        },
      ],
    },
  ],
};

describe('the file of a season', () => {
  it('is read as it was written', () => {
    expect(readSeasonFile(JSON.stringify(season))).toEqual({ file: season });
  });

  it('lists all of its faults', () => {
    const [competition] = season.competitions;
    const [round] = competition!.rounds;
    const wrong = {
      ...season,
      event: { ...season.event, zone: 'Cairo' },
      competitions: [
        { ...competition, min_age: 18, slug: 'Two Words', prices: { unit_baisa: 0 } },
        {
          ...competition,
          rounds: [{ ...round, name_en: '', groups: [{ ...round!.groups[0], name_ar: ' ' }] }],
        },
      ],
    };
    expect(readSeasonFile(JSON.stringify(wrong))).toEqual({
      faults: [
        { path: 'event.zone', code: 'value', error: 'zoneUnknown' },
        { path: 'competitions.0.slug', code: 'value', error: 'slugShape' },
        { path: 'competitions.0.prices', code: 'prices' },
        { path: 'competitions.1.rounds.0.name_en', code: 'value', error: 'roundName' },
        { path: 'competitions.1.rounds.0.groups.0.name_ar', code: 'value', error: 'roundName' },
      ],
    });
  });

  it('says what is wrong with its shape', () => {
    const [competition] = season.competitions;
    const { slug: _, ...missing } = competition!;
    const groups = Array.from({ length: 6 }, () => competition!.rounds[0]!.groups[0]);
    const wrong = {
      ...season,
      note: '',
      competitions: [
        { ...missing, min_age: 7, ends_at: 'June' },
        { ...competition, rounds: [{ ...competition!.rounds[0], groups }] },
      ],
    };
    const read = readSeasonFile(JSON.stringify(wrong));
    const faults = 'faults' in read ? read.faults : [];
    expect(faults.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: 'competitions.0.ends_at', code: 'shape', error: 'kind' },
      { path: 'competitions.0.min_age', code: 'shape', error: 'range' },
      { path: 'competitions.0.slug', code: 'shape', error: 'missing' },
      { path: 'competitions.1.rounds.0.groups', code: 'shape', error: 'tooMany' },
      { path: 'note', code: 'shape', error: 'unknown' },
    ]);
  });

  it('names windows that overlap', () => {
    const [competition] = season.competitions;
    const [round] = competition!.rounds;
    const groups = [round!.groups[0]!, { ...round!.groups[1]!, opens_at: start + 20 * DAY + HOUR }];
    const wrong = { ...season, competitions: [{ ...competition!, rounds: [{ ...round!, groups }] }] };
    expect(readSeasonFile(JSON.stringify(wrong))).toEqual({
      faults: [
        { path: 'competitions.0.rounds.0.groups.0', code: 'windows', error: 'overlap' },
        { path: 'competitions.0.rounds.0.groups.1', code: 'windows', error: 'overlap' },
      ],
    });
  });

  it.each([
    ['{', [{ path: '', code: 'notJson' }]],
    ['[]', [{ path: 'format', code: 'otherFormat' }]],
    [
      JSON.stringify({ ...season, format: 'sawt-season-2', more: 1 }),
      [{ path: 'format', code: 'otherFormat' }],
    ],
    [JSON.stringify({ ...season, competitions: [{}] }).slice(0, -1), [{ path: '', code: 'notJson' }]],
  ])('of another kind is refused', (text, faults) => {
    expect(readSeasonFile(text)).toEqual({ faults });
  });
});

describe('a season on other days', () => {
  it('keeps the hours of its zone over a change of the clocks', () => {
    // 1 June 2027, when Cairo is an hour ahead of its winter time.
    const shifted = shiftSeason(season, Date.UTC(2027, 5, 1, 12));
    const [competition] = shifted.competitions;
    const text = (at: number | null) => at && momentText(at, 'Africa/Cairo');
    expect([
      text(shifted.event.starts_at),
      text(competition!.registration_closes_at),
      text(competition!.rounds[0]!.groups[1]!.closes_at),
      competition!.starts_at,
    ]).toEqual(['2027-06-01T00:00', '2027-06-11T00:00', '2027-06-23T00:00', null]);
  });

  it('moves a time that the clocks skip to the hour after', () => {
    // In Cairo the clocks go from 00:00 to 01:00 on 30 April 2027.
    const shifted = shiftSeason(season, Date.UTC(2027, 3, 30, 12));
    expect(momentText(shifted.event.starts_at, 'Africa/Cairo')).toBe('2027-04-30T01:00');
  });

  it('is the same on the same day', () => {
    expect(shiftSeason(season, start + HOUR)).toEqual(season);
  });
});
