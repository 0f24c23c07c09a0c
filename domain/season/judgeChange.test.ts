import { describe, expect, it } from 'vitest';
import { situations, type Situation } from './situation.ts';
import { judgeChange, type PriceFields, priceParts, settingsParts } from './judgeChange.ts';
import { changes } from './mayChange.ts';
import type { SettingsFields } from './readSettings.ts';

const DAY = 86_400_000;
const now = 100 * DAY;

const settings: SettingsFields = {
  name_ar: 'الغناء',
  name_en: 'Singing',
  slug: 'singing',
  description_ar: 'وصف',
  description_en: null,
  eligibility_ar: 'من بلغ 18 عامًا.',
  eligibility_en: null,
  requirements_ar: null,
  requirements_en: null,
  registration_opens_at: 110 * DAY,
  registration_closes_at: 120 * DAY,
  submissions_close_at: null,
  starts_at: 130 * DAY,
  ends_at: 150 * DAY,
  submission_type: 'video',
  min_age: 21,
  max_media_megabytes: 100,
  criteria: [{ name_ar: 'الصوت', name_en: null, percent: 100 }],
};

const judge = (situation: Situation, changed: Partial<SettingsFields>) =>
  judgeChange(settingsParts, settings, { ...settings, ...changed }, { situation, now, hasOpenWindow: false });

/** A change of every field, against the candidates where that can be. */
const everything: SettingsFields = {
  name_ar: 'الإنشاد',
  name_en: null,
  slug: 'chant',
  description_ar: null,
  description_en: 'A text',
  eligibility_ar: 'من بلغ 20 عامًا.',
  eligibility_en: 'From 20',
  requirements_ar: 'مقطع واحد',
  requirements_en: 'One clip',
  registration_opens_at: 90 * DAY,
  registration_closes_at: 119 * DAY,
  submissions_close_at: 119 * DAY,
  starts_at: 131 * DAY,
  ends_at: 149 * DAY,
  submission_type: 'audio',
  min_age: 22,
  max_media_megabytes: 99,
  criteria: [],
};

it('nothing is refused that stays as it is, in any situation', () => {
  expect(situations.map((situation) => judge(situation, {}))).toEqual(situations.map(() => ({})));
});

describe('a change of everything', () => {
  it.each([
    ['draft', {}],
    ['published', { registration_opens_at: 'onlyAhead', registration_closes_at: 'onlyLater' }],
    [
      'entries',
      {
        eligibility_ar: 'onlyInFavour',
        registration_opens_at: 'fixedNow',
        registration_closes_at: 'onlyLater',
        submission_type: 'onlyInFavour',
        min_age: 'onlyInFavour',
        max_media_megabytes: 'onlyInFavour',
      },
    ],
  ] as const)('in %s is refused where the table says so', (situation, refused) => {
    expect(judge(situation, everything)).toEqual(refused);
  });

  it('once a round has begun is refused in all but texts and a later end', () => {
    const refused = judge('roundOpen', everything);
    const fixed = Object.keys(settings).filter((field) => settingsParts[field as 'slug'] !== 'texts');
    expect(Object.keys(refused).toSorted()).toEqual(fixed.toSorted());
    expect(judge('roundOpen', { ends_at: 151 * DAY, description_en: 'A text' })).toEqual({});
    expect(judge('sealed', { ends_at: 151 * DAY })).toEqual({ ends_at: 'fixedNow' });
  });
});

it('rules may change in the favour of candidates who entered', () => {
  const kinder: Partial<SettingsFields> = {
    min_age: 18,
    max_media_megabytes: 200,
    submission_type: 'any',
    eligibility_en: 'From 21',
    registration_closes_at: 121 * DAY,
    submissions_close_at: 125 * DAY,
  };
  expect(judge('entries', kinder)).toEqual({});
});

it('an instant that may move only later stays announced, and lies ahead', () => {
  const later = { registration_closes_at: 'onlyLater' };
  expect([
    judge('entries', { registration_closes_at: null }),
    judgeChange(
      settingsParts,
      { ...settings, registration_closes_at: null },
      { ...settings, registration_closes_at: now },
      { situation: 'entries', now, hasOpenWindow: false },
    ),
  ]).toEqual([later, later]);
});

it('an instant that may move only ahead is ahead before and after', () => {
  const opening = (before: number | null, after: number | null) =>
    judgeChange(
      settingsParts,
      { ...settings, registration_opens_at: before },
      { ...settings, registration_opens_at: after },
      { situation: 'published', now, hasOpenWindow: false },
    );
  const refused = { registration_opens_at: 'onlyAhead' };
  expect([
    opening(now + 1, now + 2),
    opening(null, now + 1),
    opening(now, now + 1),
    opening(now + 1, now),
    opening(now + 1, null),
  ]).toEqual([{}, {}, refused, refused, refused]);
});

it('prices do not change while a window is open, and a fee only falls once there are entries', () => {
  const before: PriceFields = { entry_fee_baisa: 5_000, prices: null };
  const dearer = {
    entry_fee_baisa: 5_001,
    prices: { unit_baisa: 600, package: { min_votes: 25, unit_baisa: 500, discount_baisa: 0 } },
  };
  const price = (situation: Situation, hasOpenWindow: boolean) =>
    judgeChange(priceParts, before, dearer, { situation, now, hasOpenWindow });
  expect([price('entries', false), price('votes', true), price('votes', false)]).toEqual([
    { entry_fee_baisa: 'onlyInFavour' },
    { entry_fee_baisa: 'fixedNow', prices: 'windowIsOpen' },
    { entry_fee_baisa: 'fixedNow' },
  ]);
});

it('every field of a competition has a row in the table', () => {
  const rows = Object.keys(changes);
  const parts = [...Object.values(settingsParts), ...Object.values(priceParts)];
  expect(parts.filter((part) => !rows.includes(part))).toEqual([]);
  expect(Object.keys(settingsParts).toSorted()).toEqual(Object.keys(settings).toSorted());
});
