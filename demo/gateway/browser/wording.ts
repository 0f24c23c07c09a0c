import type { PageLanguage, Words } from '../words.ts';

type Values = Readonly<Record<string, string>>;

/** The sentence at a dotted path of the words, with its `{{names}}` filled in; empty if there is none. */
export function wordAt(words: Words, path: string, values: Values = {}): string {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Values | undefined)?.[key], words);
  if (typeof found !== 'string') return '';
  return found.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}

/** An amount with its currency, in the language of `words`. */
export const amountIn = (words: Words, amount: string) => wordAt(words, 'amount', { amount });

/** Fills every element marked `data-word` in a language; the text that the payer typed stays. */
export function sayAll(words: Words, language: PageLanguage, amount: string): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  const values = { amount: amountIn(words, amount) };
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = wordAt(words, element.dataset['word'] ?? '', values);
}
