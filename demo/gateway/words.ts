import ar from '../../locales/ar/gateway.json' with { type: 'json' };
import en from '../../locales/en/gateway.json' with { type: 'json' };

export type Words = typeof en;
export type PageLanguage = 'ar' | 'en';

/** The gateway's own words: it is another program than the site, though in the same voice. */
export const gatewayWords: Record<PageLanguage, Words> = { ar, en };
