import { describe, expect, it } from 'vitest';
import { readCriteria, readSettings } from './readSettings.ts';
import { readEvent } from './readEvent.ts';
import { readSeasonText, readSlug } from './seasonTexts.ts';

const typed = {
  name_ar: '  نجم   الغناء ',
  name_en: ' ',
  slug: 'نجم-الغناء',
  description_ar: 'سطر أول  \r\n\r\n\r\n\r\nسطر ثانٍ\u202E\n',
  description_en: '',
  eligibility_ar: '',
  eligibility_en: '',
  requirements_ar: '',
  requirements_en: '',
  registration_opens_at: 1,
  registration_closes_at: 2,
  submissions_close_at: null,
  starts_at: null,
  ends_at: 1,
  submission_type: 'any' as const,
  min_age: 18,
  max_media_megabytes: 200,
  criteria: [],
};

describe('the settings of a competition', () => {
  it('are read into the form in which they are stored', () => {
    expect(readSettings(typed)).toEqual({
      values: {
        ...typed,
        name_ar: 'نجم الغناء',
        name_en: null,
        description_ar: 'سطر أول\n\nسطر ثانٍ',
        description_en: null,
        eligibility_ar: null,
        eligibility_en: null,
        requirements_ar: null,
        requirements_en: null,
      },
    });
  });

  it('name every field that is wrong', () => {
    const wrong = {
      ...typed,
      name_ar: ' ',
      name_en: 'x'.repeat(121),
      slug: 'Two Words',
      description_en: 'x'.repeat(5_001),
      registration_closes_at: 1,
      submissions_close_at: 1,
      starts_at: 1,
      criteria: [{ name_ar: 'الصوت', name_en: '', percent: 99 }],
    };
    expect(readSettings(wrong)).toEqual({
      errors: {
        name_ar: 'seasonName',
        name_en: 'seasonName',
        slug: 'slugShape',
        description_en: 'seasonText',
        registration_closes_at: 'datesOrder',
        submissions_close_at: 'datesOrder',
        ends_at: 'datesOrder',
        criteria: 'criteriaSum',
      },
    });
  });
});

it('criteria have Arabic names and sum to 100, or there are none', () => {
  const half = { name_ar: ' الأداء ', name_en: '', percent: 50 };
  expect([readCriteria([]), readCriteria([half, half]), readCriteria([{ ...half, name_ar: '' }])]).toEqual([
    { value: [] },
    { value: Array.from({ length: 2 }, () => ({ name_ar: 'الأداء', name_en: null, percent: 50 })) },
    { error: 'criterionName' },
  ]);
});

it('an event ends after it begins, in a known zone', () => {
  const event = {
    name_ar: 'موسم',
    name_en: '',
    slug: 'season',
    zone: 'Asia/Muscat',
    starts_at: 1,
    ends_at: 2,
  };
  expect([readEvent(event), readEvent({ ...event, zone: 'Muscat', ends_at: 1 })]).toEqual([
    { values: { ...event, name_en: null } },
    { errors: { zone: 'zoneUnknown', ends_at: 'datesOrder' } },
  ]);
});

it('a slug is words joined by hyphens', () => {
  const slugs = ['season-2026', 'موسم', ' a ', '', '-', 'A', 'a b', 'a/b', 'a--b'];
  expect(slugs.filter((slug) => 'value' in readSlug(slug))).toEqual(['season-2026', 'موسم', ' a ']);
});

it('a text of spaces is missing', () => {
  expect(readSeasonText(' \n\u200F\n ')).toEqual({ value: null });
});
