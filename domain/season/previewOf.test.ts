import { expect, it } from 'vitest';
import { settings } from '../../tests/support/season/seasonFacts.ts';
import { previewOf } from './previewOf.ts';
import { settingsTexts } from './settingsForm.ts';

const texts = settingsTexts(settings, 'Asia/Muscat');

it('shows what stands in the form as visitors would see it', () => {
  expect(previewOf(texts, { event_name_ar: 'الموسم', event_slug: 'season' })).toMatchObject({
    name_ar: settings.name_ar,
    description_en: null,
    event: { name: 'الموسم', slug: 'season', zone: 'Asia/Muscat' },
    reg_end: settings.registration_closes_at,
    comp_end: settings.ends_at,
    comp_end_date: '2026-07-31',
    entry_fee: 5_000,
    competition_type: 'paid',
    criteria: [{ percent: 60 }, { percent: 40 }],
  });
});

it('leaves out what cannot be read yet', () => {
  const typed = { ...texts, entry_fee: 'x', min_age: '', ends_at: '', criteria: '' };
  expect(previewOf(typed, {})).toMatchObject({
    entry_fee: 0,
    competition_type: 'free',
    min_age: 0,
    comp_end: null,
    comp_end_date: null,
    criteria: [],
  });
});
