import { MUSCAT } from '../../domain/muscat.ts';
import type { Language } from './language.ts';

/** Digits are named, not left to the region: `ar-OM` alone prints Arabic-Indic ones (decision D32). */
const localeOf: Record<Language, string> = { ar: 'ar-OM-u-ca-gregory-nu-latn', en: 'en' };
const noBreakSpace = '\u00a0';

export type Formats = ReturnType<typeof createFormats>;

function createFormats(language: Language) {
  const locale = localeOf[language];
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  return {
    ...numberFormats(locale),
    ...dateFormats(locale),
    list: (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts),
    /** `200 ميغابايت`, `200 MB`. */
    megabytes: (value: number) => megabytes.format(value),
  };
}

function numberFormats(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const thousandths = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const percent3 = new Intl.NumberFormat(locale, { style: 'percent', ...thousandths });
  const decimal2 = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const decimal3 = new Intl.NumberFormat(locale, thousandths);
  const clock = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'OMR' });
  return {
    number: (value: number) => number.format(value),
    /** Two decimals, always: for the approximate dollars. */
    decimal2: (value: number) => decimal2.format(value),
    /** Three decimals, always. */
    decimal3: (value: number) => decimal3.format(value),
    /** Two digits at least, for clocks. */
    clock: (value: number) => clock.format(value),
    /** @param value percent points: 41 is 41%. */
    percent: (value: number) => percent.format(value / 100),
    /** @param value percent points, to the thousandth: 41.235 is 41.235%. */
    percent3: (value: number) => percent3.format(value / 100),
    /** @param baisa an amount in baisa: 12500 is OMR 12.500. */
    money: (baisa: number) => money.format(baisa / 1000),
  };
}

function dateFormats(locale: string) {
  const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone: MUSCAT } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZone: MUSCAT } as const;
  const clock = new Intl.DateTimeFormat('en', { ...time, hour: '2-digit', hourCycle: 'h23' });
  const day = new Intl.DateTimeFormat(locale, date);
  const hour = new Intl.DateTimeFormat(locale, time);
  return {
    /** `15 يوليو 2025`, `Jul 15, 2025`. @param instant UTC milliseconds, shown in Muscat. */
    date: (instant: number) => day.format(instant),
    /** `9:30 م`, with a space that never breaks. @param instant UTC milliseconds, shown in Muscat. */
    time: (instant: number) => hour.format(instant).replaceAll(/\s/g, noBreakSpace),
    /** True for an instant that must be written as midnight. @param instant UTC milliseconds. */
    isMidnight: (instant: number) => clock.format(instant) === '00:00',
  };
}

const cache = new Map<Language, Formats>();

/** Everything that turns a number, an amount or an instant into text. Building Intl formats is slow, so once each. */
export function formatsOf(language: Language): Formats {
  const known = cache.get(language);
  if (known) return known;
  const formats = createFormats(language);
  cache.set(language, formats);
  return formats;
}
