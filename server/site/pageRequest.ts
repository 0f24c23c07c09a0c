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

export function languageOfPage(request: FastifyRequest): Language {
  return pageLanguage({
    query: askedFor(request),
    cookie: request.headers.cookie,
    accept: request.headers['accept-language'],
  });
}

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
