import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOME_REDIRECT } from '../../domain/routes.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { Clock } from '../platform/clock.ts';
import { acceptsEncoding, matchesTag } from '../platform/http/conditional.ts';
import { pageLanguage, type Language } from '../platform/http/language.ts';
import { inlineHashes, pageHeaders, type Headers } from '../platform/http/securityHeaders.ts';
import type { Config } from '../settings.ts';
import { buildPages, type BuiltPages, type PageEncoding } from './builtPages.ts';
import { unbuiltText } from './pageWords.ts';
import { isPagePath } from './readableUrl.ts';
import type { BuiltSite } from './siteFiles.ts';
import { sitePageAt } from './sitePages.ts';

const VARY = 'Accept-Encoding, Accept-Language, Cookie';
const BUILD_RETRY_S = 5;

type PageParts = {
  config: Config;
  /** Undefined when the site was not built. */
  built: BuiltSite | undefined;
  catalogue: LiveCatalogue;
  clock: Clock;
};

/**
 * Registers the pages of the site: every address that is no file or call answers with the same document, and one that
 * is no page does so with status 404.
 */
export function registerPages(app: FastifyInstance, { config, built, catalogue, clock }: PageParts): void {
  app.get('/', (request, reply) => reply.redirect(`${HOME_REDIRECT}${queryOf(request)}`, 302));
  const answer =
    built === undefined
      ? answerUnbuilt
      : pageAnswer(
          buildPages(built, config, clock),
          {
            ...pageHeaders(config, inlineHashes(built.html)),
            'cache-control': 'no-cache',
            vary: VARY,
          },
          catalogue,
        );
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (!isPagePath(path)) return reply.callNotFound();
    return answer(request, reply, path);
  });
}

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => FastifyReply | Promise<FastifyReply>;

function pageAnswer(pages: BuiltPages, headers: Headers, catalogue: LiveCatalogue): Answer {
  return async (request, reply, path) => {
    const page = sitePageAt(path, catalogue.view);
    const language = languageOfPage(request);
    const { etag, bodies } = await pages(page, language);
    void reply.headers(headers).header('etag', etag).header('content-language', language);
    if (page.found && matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply
      .code(page.found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(bodies[encoding]);
  };
}

const answerUnbuilt: Answer = (request, reply) =>
  reply
    .code(503)
    .header('retry-after', BUILD_RETRY_S)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(unbuiltText(languageOfPage(request)));

function languageOfPage(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown>)['lng'];
  return pageLanguage({
    query: typeof asked === 'string' ? asked : undefined,
    cookie: request.headers.cookie,
    accept: request.headers['accept-language'],
  });
}

function encodingFor(request: FastifyRequest): PageEncoding {
  const accepted = request.headers['accept-encoding'];
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;

function queryOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}
