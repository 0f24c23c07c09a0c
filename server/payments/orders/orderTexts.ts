import ar from '../../../locales/ar/orders.json' with { type: 'json' };
import en from '../../../locales/en/orders.json' with { type: 'json' };
import type { Language } from '../../../domain/localized.ts';

const texts = { ar, en };

/** What is said of an order of so many votes, in a language. */
export function orderText(language: Language, text: keyof typeof en, votes: number): string {
  return texts[language][text].replace('{{count}}', String(votes));
}
