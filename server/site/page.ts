import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOME_REDIRECT, SHELL_PATH } from '../../domain/routes.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { PreviewOf } from '../catalogue/preview/openPreviews.ts';
import { previewHeaders } from '../catalogue/preview/previewHeaders.ts';
import type { Clock } from '../platform/clock.ts';
import { matchesTag } from '../platform/http/conditional.ts';
import { inlineHashes, pageHeaders, type Headers } from '../platform/http/securityHeaders.ts';
import type { SiteConfig } from './publicConfig.ts';
import { buildPages, type BuiltPages } from './builtPages.ts';
import { askedFor, encodingFor, languageOfPage, pathOf, queryOf, varyOf } from './pageRequest.ts';
import { unbuiltText } from './pageWords.ts';
import { isPagePath } from './readableUrl.ts';
import type { BuiltSite } from './siteFiles.ts';
import type { LiveBoards } from '../voting/liveBoards.ts';
import { shellPage, sitePageAt, type SitePage } from './sitePages.ts';
import { movedPath } from './movedPath.ts';
import { contestantPages } from './contestantPage.ts';
import { receiptPages, type ReadReceipt } from './receiptPage.ts';
import { askedCompetition } from './askedCompetition.ts';
import { boardPages } from './boardPage.ts';
import { type AnswerPreview, previewAnswer, toDraft } from './preview/answerPreview.ts';

/** Browsers ask each time; shared caches may keep what is at an address for a second. */
const CACHED = 'public, max-age=0, s-maxage=1, must-revalidate';
const BUILD_RETRY_S = 5;

type PageParts = {
  config: SiteConfig;
  /** The built site; undefined when it was not built. */
  built: BuiltSite | undefined;
  catalogue: LiveCatalogue;
  boards: LiveBoards;
  clock: Clock;
  readReceipt: ReadReceipt;
  previewOf: PreviewOf;
};

/**
 * Registers the pages of the site. Every address that is no file or call gets the same document; an unknown
 * page gets it with status 404.
 */
export function registerPages(app: FastifyInstance, parts: PageParts): void {
  const { config, catalogue, boards, readReceipt, previewOf } = parts;
  const onBoard = {
    voteOf: boardPages('vote', boards, config),
    leaderboardOf: boardPages('leaderboard', boards, config),
    contestantAt: contestantPages(boards, config),
    receiptAt: receiptPages(readReceipt),
  };
  app.get('/', (request, reply) => reply.redirect(`${HOME_REDIRECT}${queryOf(request)}`, 302));
  const { answer, answerPreview } = answersOf(parts);
  app.get(SHELL_PATH, (request, reply) => answer(request, reply, shellPage));
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (!isPagePath(path)) return reply.callNotFound();
    const competition = askedCompetition(queryOf(request));
    const preview = answerPreview && (await previewOf(request.headers.cookie));
    const { view } = preview ?? catalogue;
    const pageAt = (each: string, seen = view) =>
      sitePageAt(each, { view: seen, ...onBoard, competition, config });
    const page = await pageAt(path);
    const moved = page.found ? undefined : movedPath(path, view);
    if (moved !== undefined && (await pageAt(moved)).found)
      return redirect(request, reply, moved, preview ? previewHeaders : { 'cache-control': CACHED });
    if (!preview || !answerPreview) return answer(request, reply, page);
    const isForm = page.found && page.screen === 'register';
    if (isForm && !(await pageAt(path, catalogue.view)).found) return toDraft(request, reply, page);
    return answerPreview(request, reply, page, preview);
  });
}

/** Browsers ask again each time: the next release may have a page at the former address. */
const redirect = (request: FastifyRequest, reply: FastifyReply, path: string, headers: Headers) =>
  reply.headers(headers).redirect(`${path}${queryOf(request)}`, 308);

type Answers = { answer: Answer; answerPreview: AnswerPreview | undefined };

function answersOf({ built, config, clock }: PageParts): Answers {
  if (built === undefined) return { answer: answerUnbuilt, answerPreview: undefined };
  const pages = buildPages(built, config, clock);
  const headers = pageHeaders(config, inlineHashes(built.html));
  return { answer: pageAnswer(pages, headers), answerPreview: previewAnswer(pages, built.html, config) };
}

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
    void reply.header('vary', varyOf(request));
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
