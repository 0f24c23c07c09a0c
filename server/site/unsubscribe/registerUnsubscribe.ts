import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEWS_LINK_PATH, UNSUBSCRIBE_PATH } from '../../../domain/routes.ts';
import { inlineHashes, pageHeaders } from '../../platform/http/securityHeaders.ts';
import { languageOfPage } from '../pageRequest.ts';
import type { SiteConfig } from '../publicConfig.ts';
import { type NamedOrganisation, unsubscribePage, type UnsubscribeStep } from './unsubscribePage.ts';

/** What the page does with the token of its link, or the code of a short one. A rejection is a failed read or write. */
export type Unsubscribing = {
  pathOf(code: string): Promise<string | undefined>;
  find(token: string): Promise<NamedOrganisation | undefined>;
  end(token: string): Promise<boolean>;
};

const statuses = { ask: 200, done: 200, broken: 404, failed: 503 } as const;

/**
 * Registers the page behind unsubscribe links, without a login. Opening it ends nothing, as mail servers open links to check
 * them; its button does, and so does the one click of a mail program (RFC 8058), which sends the same form.
 */
export function registerUnsubscribe(
  app: FastifyInstance,
  config: SiteConfig,
  unsubscribing: Unsubscribing,
): void {
  const headers = {
    ...pageHeaders(config, inlineHashes(unsubscribePage('ar', 'ask', undefined))),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    step: UnsubscribeStep,
    organisation?: NamedOrganisation,
  ) => {
    const language = languageOfPage(request);
    return reply
      .headers(headers)
      .header('content-language', language)
      .code(statuses[step])
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(language, step, organisation));
  };
  const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.warn({ code: 'not_unsubscribed', err: error }, 'unsubscribe link not answered');
    return answer(request, reply, 'failed');
  };
  const handle = (step: 'ask' | 'done') => async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { token: string };
    try {
      const organisation = await unsubscribing.find(token);
      if (!organisation) return await answer(request, reply, 'broken');
      if (step === 'done') await unsubscribing.end(token);
      return await answer(request, reply, step, organisation);
    } catch (error) {
      return failed(request, reply, error);
    }
  };
  const path = `${UNSUBSCRIBE_PATH}/:token`;
  app.get(path, handle('ask'));
  app.get(`${NEWS_LINK_PATH}/:code`, async (request, reply) => {
    const { code } = request.params as { code: string };
    try {
      const found = await unsubscribing.pathOf(code);
      if (found === undefined) return await answer(request, reply, 'broken');
      return await reply.headers(headers).redirect(found);
    } catch (error) {
      return failed(request, reply, error);
    }
  });
  void app.register(async (scope) => {
    // The address says all; what a mail program sends besides is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post(path, handle('done'));
  });
}
