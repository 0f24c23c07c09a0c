import type { FastifyReply, FastifyRequest } from 'fastify';
import { competitionPathOf } from '../../../domain/catalogueAddress.ts';
import type { Preview } from '../../catalogue/preview/openPreviews.ts';
import { previewHeaders } from '../../catalogue/preview/previewHeaders.ts';
import { inlineHashes, pageHeaders } from '../../platform/http/securityHeaders.ts';
import type { BuiltPages } from '../builtPages.ts';
import { askedFor, languageOfPage } from '../pageRequest.ts';
import type { SiteConfig } from '../publicConfig.ts';
import type { SitePage } from '../sitePages.ts';
import { bannerParts, withBanner } from './previewBanner.ts';

/** Answers a request for a page with what its preview shows there. */
export type AnswerPreview = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  preview: Preview,
) => Promise<FastifyReply>;

/** @param html the built page */
export function previewAnswer(pages: BuiltPages, html: string, config: SiteConfig): AnswerPreview {
  const headers = { ...pageHeaders(config, inlineHashes(html + bannerParts)), ...previewHeaders };
  return async (request, reply, page, preview) => {
    const language = languageOfPage(request);
    const { body } = pages(page, language, askedFor(request) === language);
    const isRegistering = (request.query as Record<string, unknown>)['preview'] === 'register';
    return reply
      .headers(headers)
      .header('content-language', language)
      .code(page.found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(withBanner((await body('identity')).toString(), preview, isRegistering));
  };
}

/** Leads from the registration form of a draft back to the draft, whose banner then says why. */
export function toDraft(request: FastifyRequest, reply: FastifyReply, { path }: SitePage): FastifyReply {
  const language = askedFor(request) === undefined ? '' : `&lng=${languageOfPage(request)}`;
  return reply
    .headers(previewHeaders)
    .redirect(`${competitionPathOf(path)}?preview=register${language}`, 303);
}
