import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import { languageTags } from '../../domain/languageTags.ts';
import type { Language } from './language.ts';

const noBreakSpace = '\u00a0';

export type Formats = ReturnType<typeof createFormats>;

/** Builds on first use: an Intl format costs a phone milliseconds, and a page needs few. */
function lazily<Format>(build: () => Format): () => Format {
  let built: Format | undefined;
  return () => (built ??= build());
}

function createFormats(language: Language, zone: string) {
  const locale = languageTags[language];
  const list = lazily(() => new Intl.ListFormat(locale));
  const unitDisplay = language === 'ar' ? 'long' : 'short';
  return {
    ...numberFormats(locale),
    ...dateFormats(locale, zone),
    list: (parts: readonly string[]) => list().format(parts),
    /** `200 ميغابايت`, `200 MB`. */
    megabytes: numberFormat(locale, {
      style: 'unit',
      unit: 'megabyte',
      unitDisplay,
      maximumFractionDigits: 1,
    }),
  };
}

function numberFormat(locale: string, options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = lazily(() => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

function numberFormats(locale: string) {
  const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const percent3 = numberFormat(locale, { style: 'percent', ...decimals(3) });
  const money = numberFormat(locale, { style: 'currency', currency: 'OMR' });
  return {
    number: numberFormat(locale),
    /** Always two decimals, for approximate dollars. */
    decimal2: numberFormat(locale, decimals(2)),
    /** Always three decimals. */
    decimal3: numberFormat(locale, decimals(3)),
    /** At least two digits, for clocks. */
    clock: numberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }),
    /** @param value percent points: 41 is 41%. */
    percent: (value: number) => percent(value / 100),
    /** @param value percent points: 41.235 is 41.235%. */
    percent3: (value: number) => percent3(value / 100),
    /** @param baisa an amount in baisa: 12500 is OMR 12.500. */
    money: (baisa: number) => money(baisa / 1000),
  };
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (instant: number) => string {
  const format = lazily(() => new Intl.DateTimeFormat(locale, options));
  return (instant) => format().format(instant);
}

function dateFormats(locale: string, timeZone: string) {
  const clock = dateFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const hour = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const named = lazily(() => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }));
  return {
    /** `15 يوليو 2025`, `Jul 15, 2025`. @param instant UTC milliseconds. */
    date: dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
    /** `9:30 م`, with a no-break space. @param instant UTC milliseconds. */
    time: (instant: number) => hour(instant).replaceAll(/\s/g, noBreakSpace),
    /** Whether the local time is midnight. @param instant UTC milliseconds. */
    isMidnight: (instant: number) => clock(instant) === '00:00',
    /** `Egypt Time`, `توقيت مصر`. @param instant UTC milliseconds. */
    zoneName: (instant: number) =>
      named()
        .formatToParts(instant)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}

const cache = new Map<string, Formats>();

/** Formats for numbers, amounts and times. @param zone of the event, else the default zone */
export function formatsOf(language: Language, zone: string = DEFAULT_ZONE): Formats {
  const key = `${language} ${zone}`;
  const known = cache.get(key);
  if (known) return known;
  const formats = createFormats(language, zone);
  cache.set(key, formats);
  return formats;
}
