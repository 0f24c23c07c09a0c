import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pagePaths, PREVIEW_PATH } from '../../../domain/routes.ts';
import { endPreviewCookie } from '../../catalogue/preview/previewCookie.ts';
import { previewHeaders } from '../../catalogue/preview/previewHeaders.ts';
import { inlineHashes, pageHeaders } from '../../platform/http/securityHeaders.ts';
import { languageOfPage } from '../pageRequest.ts';
import type { SiteConfig } from '../publicConfig.ts';
import { LEAVE_PATH } from './previewBanner.ts';
import { previewPage } from './previewPage.ts';

/** Registers the page that preview links open, and the end of a preview in a browser. */
export function registerPreview(app: FastifyInstance, config: SiteConfig): void {
  const pages = { ar: previewPage('ar'), en: previewPage('en') };
  const headers = {
    ...pageHeaders(config, inlineHashes(pages.ar)),
    ...previewHeaders,
    'referrer-policy': 'no-referrer',
  };
  const isSecure = config.publicOrigin.startsWith('https:');
  app.get(PREVIEW_PATH, (request, reply) =>
    reply
      .headers(headers)
      .header('content-language', languageOfPage(request))
      .type('text/html; charset=utf-8')
      .send(pages[languageOfPage(request)]),
  );
  void app.register(async (scope) => {
    // The form has no fields.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post(LEAVE_PATH, (request, reply) => {
      endPreviewCookie(reply, isSecure);
      return reply.headers(previewHeaders).redirect(pageBefore(request, config.publicOrigin), 303);
    });
  });
}

/** The page of ours from which a visitor comes, as visitors see it. */
function pageBefore({ headers }: FastifyRequest, origin: string): string {
  const from = URL.parse(headers.referer ?? '');
  // One slash only: a path that begins with two would lead to another host.
  return from?.origin === origin ? from.pathname.replace(/^\/+/, '/') : pagePaths.events;
}
