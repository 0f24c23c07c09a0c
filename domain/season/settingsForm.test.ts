import { describe, expect, it } from 'vitest';
import { settings } from '../../tests/support/season/seasonFacts.ts';
import { eventOf, eventTexts, readEventForm } from './eventForm.ts';
import { pricesOf, readPricesForm } from './pricesForm.ts';
import { readSettingsForm, settingsOf, settingsTexts } from './settingsForm.ts';

const zone = 'Africa/Cairo';
const texts = settingsTexts(settings, zone);

describe('the form of a competition', () => {
  it('reads what is stored as it is stored, also seconds that a text has not', () => {
    const stored = { ...settings, registration_opens_at: settings.registration_opens_at! + 1234 };
    const read = settingsTexts(stored, zone);
    expect(readSettingsForm(read)).toEqual({ texts: read });
    expect(settingsOf(read, stored)).toMatchObject({
      registration_opens_at: stored.registration_opens_at,
      ends_at: settings.ends_at,
      criteria: settings.criteria,
      min_age: settings.min_age,
    });
    expect(pricesOf(read)).toEqual({
      entry_fee_baisa: settings.entry_fee_baisa,
      prices: settings.prices,
    });
  });

  it('sends a time that was typed in the zone of the event, and none where none is announced', () => {
    const typed = { ...texts, registration_opens_at: '2026-07-01T00:00', submissions_close_at: '' };
    expect(settingsOf(typed, settings)).toMatchObject({
      registration_opens_at: Date.UTC(2026, 5, 30, 21),
      submissions_close_at: null,
    });
  });

  it.each([
    ['name_ar', ' ', 'seasonName'],
    ['slug', 'Not a slug', 'slugShape'],
    ['registration_opens_at', '2026-04-24T00:30', 'skippedMoment'],
    ['registration_closes_at', '2020-01-01T00:00', 'datesOrder'],
    ['min_age', '17', 'minAge'],
    ['max_media_megabytes', '501', 'mediaSize'],
    ['entry_fee', '1.2345', 'amount'],
    ['criteria', '[["أ","A","99"]]', 'criteriaSum'],
    ['criteria', '[["","A","100"]]', 'criterionName'],
  ])('refuses %s of %j by the code %s', (field, value, code) => {
    expect(readSettingsForm({ ...texts, [field]: value })).toEqual({ fieldErrors: { [field]: { code } } });
  });

  it('names every field that is wrong at once', () => {
    const wrong = readSettingsForm({ ...texts, name_ar: '', min_age: 'x', entry_fee: '' });
    expect(wrong).toEqual({
      fieldErrors: {
        name_ar: { code: 'seasonName' },
        min_age: { code: 'minAge' },
        entry_fee: { code: 'amount' },
      },
    });
  });
});

describe('the prices of a competition', () => {
  const own = {
    entry_fee: '0',
    prices: 'own',
    unit: '0.5',
    package_votes: '25',
    package_unit: '0.4',
    package_discount: '2.5',
  };

  it('are the common ones, or its own in baisa', () => {
    expect(pricesOf({ ...own, prices: 'common' })).toEqual({ entry_fee_baisa: 0, prices: null });
    expect(pricesOf(own).prices).toEqual({
      unit_baisa: 500,
      package: { min_votes: 25, unit_baisa: 400, discount_baisa: 2500 },
    });
  });

  it('are refused where the discount leaves no price', () => {
    expect(readPricesForm({ ...own, package_discount: '10' })).toEqual({
      fieldErrors: { package_discount: { code: 'priceList' } },
    });
  });
});

describe('the form of an event', () => {
  const event = {
    name_ar: 'الموسم',
    name_en: null,
    slug: 'season',
    zone,
    starts_at: Date.UTC(2026, 6, 1, 21),
    ends_at: Date.UTC(2026, 8, 1, 21),
  };

  it('reads what is stored as it is stored', () => {
    const stored = eventTexts(event);
    expect([stored['starts_at'], readEventForm(stored)]).toEqual(['2026-07-02T00:00', { texts: stored }]);
    expect(eventOf(stored, { ...event, starts_at: event.starts_at + 5 }).starts_at).toBe(event.starts_at + 5);
  });

  it('reads the same times in another zone as other instants', () => {
    expect(eventOf({ ...eventTexts(event), zone: 'Asia/Muscat' }, event).starts_at).toBe(
      event.starts_at - 3_600_000,
    );
  });

  it('refuses an unknown zone and times that are missing, and asks a new event for no slug', () => {
    const typed = { ...eventTexts(event), slug: '', zone: 'Mars/Base', ends_at: '' };
    expect(readEventForm(typed)).toEqual({
      fieldErrors: { zone: { code: 'zoneUnknown' }, ends_at: { code: 'notAMoment' } },
    });
  });
});
