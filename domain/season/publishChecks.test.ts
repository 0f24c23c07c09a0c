import { expect, it } from 'vitest';
import { isPublishable, publishChecks, type ToPublish } from './publishChecks.ts';

const whole: ToPublish = {
  event: { name_en: 'Season', starts_at: 0, ends_at: 1_000 },
  settings: {
    name_ar: 'الغناء',
    name_en: 'Singing',
    slug: 'singing',
    description_ar: 'وصف',
    description_en: 'A text',
    eligibility_ar: 'الجميع',
    eligibility_en: null,
    requirements_ar: 'مقطع',
    requirements_en: null,
    registration_opens_at: 1,
    registration_closes_at: 2,
    submissions_close_at: null,
    starts_at: 3,
    ends_at: 1_000,
    submission_type: 'any',
    min_age: 18,
    max_media_megabytes: 200,
    criteria: [{ name_ar: 'الصوت', name_en: null, percent: 100 }],
  },
  rounds: [{ judges_percent: 40, voting_percent: 60, groups: 1, first_opening: 11 }],
  approvers: 2,
  isEventOver: false,
};

it('a whole competition lacks nothing', () => {
  expect(publishChecks(whole, 10)).toEqual([]);
});

it('an empty one lacks a description and a second person, and warns of the rest', () => {
  const { settings } = whole;
  const empty: ToPublish = {
    event: { name_en: null, starts_at: 4, ends_at: 900 },
    settings: {
      ...settings,
      name_en: null,
      description_ar: null,
      description_en: null,
      eligibility_ar: null,
      requirements_ar: null,
      registration_closes_at: null,
      criteria: [],
    },
    rounds: [{ judges_percent: 40, voting_percent: 60, groups: 0, first_opening: null }],
    approvers: 1,
    isEventOver: false,
  };
  const found = publishChecks(empty, 1_000);
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'missing description',
    'missing two_people',
    'warning english_name',
    'warning english_description',
    'warning english_event',
    'warning eligibility',
    'warning requirements',
    'warning registration_dates',
    'warning outside_event',
    'warning over_already',
    'warning criteria',
    'warning windows',
  ]);
  expect(isPublishable(found)).toBe(false);
});

it('a window that has opened stands in the way', () => {
  const at = (now: number) => publishChecks(whole, now).filter(({ severity }) => severity === 'missing');
  expect([at(10), at(11)]).toEqual([[], [{ code: 'opened_window', severity: 'missing', where: 'rounds' }]]);
});

it('a competition without votes needs no second person, and without rounds it only warns', () => {
  const judged = {
    ...whole,
    approvers: 1,
    rounds: [{ judges_percent: 100, voting_percent: 0, groups: 0, first_opening: null }],
  };
  expect(publishChecks(judged, 10)).toEqual([]);
  const found = publishChecks({ ...whole, approvers: 1, rounds: [] }, 10);
  expect([found, isPublishable(found)]).toEqual([
    [{ code: 'rounds', severity: 'warning', where: 'rounds' }],
    true,
  ]);
});

it('a competition of an event that is over waits until the event is reopened', () => {
  const found = publishChecks({ ...whole, isEventOver: true }, 10);
  expect(found).toEqual([{ code: 'event_over', severity: 'missing', where: 'event' }]);
});
