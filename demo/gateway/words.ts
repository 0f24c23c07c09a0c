import ar from '../../locales/ar/gateway.json' with { type: 'json' };
import en from '../../locales/en/gateway.json' with { type: 'json' };

export type Words = typeof en;
export type PageLanguage = 'ar' | 'en';

/** The texts of the gateway's pages. They are its own, because it is a separate program. */
export const gatewayWords: Record<PageLanguage, Words> = { ar, en };
