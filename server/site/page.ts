import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOME_REDIRECT, SHELL_PATH } from '../../domain/routes.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { Clock } from '../platform/clock.ts';
import { acceptsEncoding, matchesTag } from '../platform/http/conditional.ts';
import { pageLanguage, type Language } from '../platform/http/language.ts';
import { inlineHashes, pageHeaders, type Headers } from '../platform/http/securityHeaders.ts';
import type { SiteConfig } from './publicConfig.ts';
import { buildPages, type BuiltPages, type PageEncoding } from './builtPages.ts';
import { unbuiltText } from './pageWords.ts';
import { isPagePath } from './readableUrl.ts';
import type { BuiltSite } from './siteFiles.ts';
import type { LiveBoard } from '../voting/liveBoard.ts';
import { shellPage, sitePageAt, type SitePage } from './sitePages.ts';
import { movedPath } from './movedPath.ts';
import { contestantPages } from './contestantPage.ts';
import { receiptPages, type ReadReceipt } from './receiptPage.ts';
import { boardPage } from './boardPage.ts';

/** A page varies by the language alone; balancers fold these into `ar` or `en` (decision D177). */
const VARY = 'Accept-Encoding, Accept-Language, Cookie';
/** Browsers ask each time; shared caches may keep what is at an address for a second. */
const CACHED = 'public, max-age=0, s-maxage=1, must-revalidate';
const BUILD_RETRY_S = 5;

type PageParts = {
  config: SiteConfig;
  /** The built site; undefined when it was not built. */
  built: BuiltSite | undefined;
  catalogue: LiveCatalogue;
  board: LiveBoard;
  clock: Clock;
  readReceipt: ReadReceipt;
};

/**
 * Registers the pages of the site. Every address that is no file or call gets the same document; an unknown
 * page gets it with status 404.
 */
export function registerPages(app: FastifyInstance, parts: PageParts): void {
  const { config, built, catalogue, board, clock, readReceipt } = parts;
  const onBoard = {
    vote: boardPage('vote', board, config),
    leaderboard: boardPage('leaderboard', board, config),
    contestantAt: contestantPages(board, config),
    receiptAt: receiptPages(readReceipt),
  };
  app.get('/', (request, reply) => reply.redirect(`${HOME_REDIRECT}${queryOf(request)}`, 302));
  const answer =
    built === undefined
      ? answerUnbuilt
      : pageAnswer(buildPages(built, config, clock), {
          ...pageHeaders(config, inlineHashes(built.html)),
          vary: VARY,
        });
  app.get(SHELL_PATH, (request, reply) => answer(request, reply, shellPage));
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (!isPagePath(path)) return reply.callNotFound();
    const pageAt = (each: string) => sitePageAt(each, { view: catalogue.view, ...onBoard, config });
    const page = await pageAt(path);
    const moved = page.found ? undefined : movedPath(path, catalogue.view);
    if (moved !== undefined && (await pageAt(moved)).found) return redirect(request, reply, moved);
    return answer(request, reply, page);
  });
}

/** Browsers ask again each time: the next release may have a page at the former address. */
const redirect = (request: FastifyRequest, reply: FastifyReply, path: string) =>
  reply.header('cache-control', CACHED).redirect(`${path}${queryOf(request)}`, 308);

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
) => FastifyReply | Promise<FastifyReply>;

function pageAnswer(pages: BuiltPages, headers: Headers): Answer {
  return async (request, reply, page) => {
    const language = languageOfPage(request);
    const { etag, body } = pages(page, language, askedFor(request) === language);
    const caching = page.isPrivate ? 'private, no-store' : isShared(page) ? CACHED : 'no-cache';
    void reply.headers(headers).header('cache-control', caching).header('content-language', language);
    if (etag) void reply.header('etag', etag);
    if (etag && page.found && matchesTag(request.headers['if-none-match'], etag))
      return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply
      .code(page.found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(await body(encoding));
  };
}

/** Whether shared caches may keep a page. The shell always comes from this build. */
const isShared = (page: SitePage) => page.found && page !== shellPage;

const answerUnbuilt: Answer = (request, reply) =>
  reply
    .code(503)
    .header('retry-after', BUILD_RETRY_S)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(unbuiltText(languageOfPage(request)));

function askedFor({ query }: FastifyRequest): string | undefined {
  const asked = (query as Record<string, unknown>)['lng'];
  return typeof asked === 'string' ? asked : undefined;
}

function languageOfPage(request: FastifyRequest): Language {
  return pageLanguage({
    query: askedFor(request),
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
