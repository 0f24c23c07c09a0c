import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { languageOfPage, varyOf } from './pageRequest.ts';

const asked = (headers: Record<string, string>, lng?: string) =>
  ({ headers, query: lng === undefined ? {} : { lng } }) as unknown as FastifyRequest;
const arabic = { cookie: 'sawt_lng=ar', 'accept-language': 'ar' };
const english = { cookie: 'sawt_lng=en', 'accept-language': 'en' };

it.each([
  ['en', arabic, undefined, 'en'],
  ['ar', english, undefined, 'ar'],
  ['en', arabic, 'ar', 'ar'],
] as const)(
  'a page is in the language %s that a cache chose, and varies by no cookie',
  (language, own, lng, shown) => {
    const request = asked({ ...own, 'x-page-language': language }, lng);
    expect([languageOfPage(request), varyOf(request)]).toEqual([shown, 'Accept-Encoding, X-Page-Language']);
  },
);

it.each(['fr', 'en-GB', 'EN', ''])('no other language is taken from a cache: %s', (language) => {
  const request = asked({ ...arabic, 'x-page-language': language });
  expect([languageOfPage(request), varyOf(request)]).toEqual([
    'ar',
    'Accept-Encoding, Accept-Language, Cookie, X-Page-Language',
  ]);
});
