import type { PageLanguage, Words } from '../words.ts';

type Values = Readonly<Record<string, string>>;

/** The text at a dotted path, with its `{{names}}` replaced by values; empty if there is none. */
export function wordAt(words: Words, path: string, values: Values = {}): string {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Values | undefined)?.[key], words);
  if (typeof found !== 'string') return '';
  return found.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}

/** An amount with its currency, in the language of `words`. */
export const amountIn = (words: Words, amount: string) => wordAt(words, 'amount', { amount });

/**
 * Sets the page's language and direction, and the text of all elements marked `data-word`. What the payer
 * typed stays.
 */
export function sayAll(words: Words, language: PageLanguage, amount: string): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  const values = { amount: amountIn(words, amount) };
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = wordAt(words, element.dataset['word'] ?? '', values);
}
