/** What a request for a page asks for. */
import type { FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../platform/http/conditional.ts';
import { pageLanguage, type Language } from '../platform/http/language.ts';
import type { PageEncoding } from './builtPages.ts';

/** The language that the address names. */
export function askedFor({ query }: FastifyRequest): string | undefined {
  const asked = (query as Record<string, unknown>)['lng'];
  return typeof asked === 'string' ? asked : undefined;
}

/**
 * The header in which a cache names the language that it chose, `ar` or `en`, by the rules of `pageLanguage`. It makes
 * that a part of its key.
 */
const FOLDED_LANGUAGE = 'x-page-language';

/** The language that a cache in front chose; undefined if none did. */
function foldedLanguage({ headers }: FastifyRequest): Language | undefined {
  const folded = headers[FOLDED_LANGUAGE];
  return folded === 'ar' || folded === 'en' ? folded : undefined;
}

export function languageOfPage(request: FastifyRequest): Language {
  const cookie = request.headers.cookie;
  const accept = request.headers['accept-language'];
  const folded = foldedLanguage(request);
  return pageLanguage({
    query: askedFor(request),
    ...(folded ? { cookie: '', accept: folded } : { cookie, accept }),
  });
}

/**
 * What a page varies by. Where a cache has chosen the language, not by cookies: with these no cache could keep a page
 * for more than one visitor. A cache that knows nothing of the header is right too (decision D256).
 */
export const varyOf = (request: FastifyRequest): string =>
  foldedLanguage(request)
    ? 'Accept-Encoding, X-Page-Language'
    : 'Accept-Encoding, Accept-Language, Cookie, X-Page-Language';

export function encodingFor(request: FastifyRequest): PageEncoding {
  const accepted = request.headers['accept-encoding'];
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** The query of the address, with its question mark; empty without one. */
export function queryOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}
