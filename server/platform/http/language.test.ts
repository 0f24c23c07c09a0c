import { describe, expect, it } from 'vitest';
import { acceptedLanguage, pageLanguage } from './language.ts';

describe('the language of a page', () => {
  const none = { query: undefined, cookie: undefined, accept: undefined };
  it.each([
    ['the query before all else', { query: 'en', cookie: 'sawt_lng=ar', accept: 'ar' }, 'en'],
    ['a query with a region', { ...none, query: 'en-GB' }, 'en'],
    ['the cookie before the browser', { ...none, cookie: 'a=b; sawt_lng=en', accept: 'ar-OM' }, 'en'],
    ['the browser when nothing was chosen', { ...none, accept: 'en-US,en;q=0.9' }, 'en'],
    ['no other language than ours', { query: 'fr', cookie: 'sawt_lng=de', accept: 'fr,en;q=0.5' }, 'en'],
    ['Arabic at last', { query: 'fr', cookie: 'other_sawt_lng=en', accept: 'fr' }, 'ar'],
    ['Arabic without any sign', none, 'ar'],
  ] as const)('takes %s', (_, asked, language) => {
    expect(pageLanguage(asked)).toBe(language);
  });
});

describe('Accept-Language', () => {
  it.each([
    ['ar', 'ar'],
    ['en;q=0.4, ar;q=0.6', 'ar'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['EN-us', 'en'],
    ['*', undefined],
    ['fr;q=1', undefined],
    ['en;q=x', 'en'],
    ['', undefined],
  ])('%j asks for %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
