import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatter } from './formatter.ts';
import { i18nOptions } from './i18nOptions.ts';

function say(language: 'ar' | 'en', words: string, values: Record<string, unknown>): string {
  const i18n = createInstance();
  void i18n.use(formatter).init({ ...i18nOptions(language), resources: {}, initAsync: false });
  return i18n.services.interpolator.interpolate(words, values, language, {});
}

describe('values inside sentences', () => {
  it('are isolated, so that a phone number keeps its order in Arabic', () => {
    expect(say('ar', 'أُرسل إلى {{phone, bdi}} الآن', { phone: '+968 9123 4567' })).toBe(
      'أُرسل إلى \u2068+968 9123 4567\u2069 الآن',
    );
  });

  it('stay as typed: nothing is escaped, React does that', () => {
    expect(say('en', '{{name, bdi}}', { name: "O'Hara & <b>" })).toBe("\u2068O'Hara & <b>\u2069");
  });

  it('print numbers and percents as the language does', () => {
    expect(say('en', '{{votes, number}} at {{share, percent}}', { votes: 1200, share: 64 })).toBe(
      '1,200 at 64%',
    );
    expect(say('ar', '{{share, percent}}', { share: 64 })).toBe('64\u200e%\u200e');
  });
});
