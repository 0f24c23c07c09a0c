import { describe, expect, it } from 'vitest';
import { groupOf, groupTexts, readGroupForm, readRoundForm, roundOf, roundTexts } from './roundForm.ts';

const zone = 'Asia/Muscat';
const at = (day: number) => Date.UTC(2026, 10, day - 1, 20);
const round = { name_ar: 'الأولى', name_en: 'First', judges_percent: 40, starts_at: at(19), ends_at: null };
const group = { name_ar: 'أ', name_en: 'A', opens_at: at(19), closes_at: at(20) };

describe('the form of a round', () => {
  const texts = roundTexts(round, zone);

  it('shows times of the zone, and stores what it shows', () => {
    expect(texts).toEqual({
      zone,
      name_ar: 'الأولى',
      name_en: 'First',
      judges_percent: '40',
      starts_at: '2026-11-19T00:00',
      ends_at: '',
    });
    expect([readRoundForm(texts), roundOf(texts)]).toEqual([{ texts }, round]);
  });

  it('reads digits of both scripts, and keeps an instant whose text did not change', () => {
    const typed = { ...texts, judges_percent: '٥٠', ends_at: '2026-11-20T00:00' };
    const stored = { ...round, starts_at: at(19) + 1 };
    expect(roundOf(typed, stored)).toEqual({ ...stored, judges_percent: 50, ends_at: at(20) });
  });

  it('says what is wrong with each field', () => {
    const wrong = { ...texts, name_ar: ' ', judges_percent: '101', ends_at: '2026-11-18T00:00' };
    expect(readRoundForm(wrong)).toEqual({
      fieldErrors: {
        name_ar: { code: 'roundName' },
        judges_percent: { code: 'percent' },
        ends_at: { code: 'datesOrder' },
      },
    });
    const none = { ...texts, judges_percent: '', starts_at: 'soon' };
    expect(readRoundForm(none)).toEqual({
      fieldErrors: { judges_percent: { code: 'percent' }, starts_at: { code: 'notAMoment' } },
    });
  });
});

describe('the form of a group', () => {
  const texts = groupTexts(group, zone);

  it('shows times of the zone, and stores what it shows', () => {
    expect([readGroupForm(texts), groupOf(texts)]).toEqual([{ texts }, group]);
    const stored = { ...group, closes_at: at(20) + 1 };
    expect(groupOf(texts, stored)).toEqual(stored);
  });

  it('needs both names and both times, in their order', () => {
    expect(readGroupForm({ ...texts, name_en: '', opens_at: '' })).toEqual({
      fieldErrors: { name_en: { code: 'roundName' }, opens_at: { code: 'notAMoment' } },
    });
    expect(readGroupForm({ ...texts, closes_at: texts['opens_at']! })).toEqual({
      fieldErrors: { closes_at: { code: 'datesOrder' } },
    });
  });
});
