export type Language = 'ar' | 'en';

export const DEFAULT_LANGUAGE: Language = 'ar';

/**
 * `ar` or `en` from a language tag, without its region; undefined for every other language (decision D31).
 */
function languageOf(tag: string | undefined): Language | undefined {
  const base = tag?.trim().split(/[-_]/)[0]?.toLowerCase();
  return base === 'ar' || base === 'en' ? base : undefined;
}

/**
 * Arabic or English, whichever has the higher weight in an Accept-Language header; undefined if it names
 * neither.
 */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined;
  let best: { language: Language; weight: number } | undefined;
  for (const range of header.split(',')) {
    const [tag, ...parameters] = range.split(';');
    const language = languageOf(tag);
    const weight = weightOf(parameters);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters
    .map((each) => /^\s*q=([0-9.]+)\s*$/i.exec(each)?.[1])
    .find((each) => each !== undefined);
  const weight = q === undefined ? 1 : Number(q);
  return Number.isFinite(weight) ? weight : 0;
}

const LANGUAGE_COOKIE = /(?:^|;\s*)sawt_lng=([A-Za-z_-]{2,10})(?:;|$)/;

/**
 * The language of a page: the first that the query's `lng`, the cookie `sawt_lng` or Accept-Language names,
 * else Arabic (decision D31).
 */
export function pageLanguage(asked: {
  query: string | undefined;
  cookie: string | undefined;
  accept: string | undefined;
}): Language {
  return (
    languageOf(asked.query) ??
    languageOf(LANGUAGE_COOKIE.exec(asked.cookie ?? '')?.[1]) ??
    acceptedLanguage(asked.accept) ??
    DEFAULT_LANGUAGE
  );
}

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');
