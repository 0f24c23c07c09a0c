import { describe, expect, it } from 'vitest';
import { fieldErrorLimits } from '../../domain/fieldErrorLimits.ts';
import errors from '../../locales/ar/errors.json' with { type: 'json' };
import { bundledI18n } from './bundledI18n.ts';

const counts = [0, 1, 2, 3, 10, 11, 25, 99, 100, 101, 103, 111, 0.5];
const said = (language: 'ar' | 'en', key: 'duration.day' | 'duration.second') => {
  const { t } = bundledI18n(language);
  return counts.map((count) => t(key, { count }));
};

describe('counted words', () => {
  it('take the right one of the six Arabic forms', () => {
    expect(said('ar', 'duration.day')).toEqual([
      '0 يوم',
      'يوم واحد',
      'يومين',
      '3 أيام',
      '10 أيام',
      '11 يومًا',
      '25 يومًا',
      '99 يومًا',
      '100 يوم',
      '101 يوم',
      '103 أيام',
      '111 يومًا',
      '0.5 يوم',
    ]);
    expect(said('ar', 'duration.second').slice(0, 6)).toEqual([
      '0 ثانية',
      'ثانية واحدة',
      'ثانيتين',
      '3 ثوانٍ',
      '10 ثوانٍ',
      '11 ثانية',
    ]);
  });

  it('take one of the two English forms', () => {
    expect(said('en', 'duration.day')).toEqual(
      counts.map((count) => (count === 1 ? '1 day' : `${count} days`)),
    );
  });

  it('agree in Arabic with the limits that sentences of errors name', () => {
    const nouns = { zero: '', one: '', two: '', few: 'أحرف', many: 'حرفًا', other: 'حرف' };
    const plural = new Intl.PluralRules('ar');
    for (const code of ['passwordShort', 'passwordLong', 'nameMin', 'nameMax', 'addressMax'] as const) {
      const { min, max } = fieldErrorLimits[code]!;
      const noun = nouns[plural.select((min ?? max)!)];
      expect(errors.problem[code]).toMatch(new RegExp(`\\}\\} ${noun}(?!\\p{L}|\\p{M})`, 'u'));
    }
  });
});
