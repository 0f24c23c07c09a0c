import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadAssets } from '../assets.ts';
import type { Boot } from '../browser/boot.ts';
import type { Theme } from '../html/document.ts';
import { notePageHtml, paymentPageHtml } from '../html/paymentPage.ts';
import { commonHeaders, pageHeaders } from '../pageHeaders.ts';
import type { Sandbox } from '../sandbox.ts';
import { phaseOf, type Session } from '../session.ts';
import type { PageLanguage } from '../words.ts';

type PageRoute = {
  Params: { id: string };
  Querystring: { lng?: string; theme?: string; parent?: string; key?: string };
};
type PageRequest = FastifyRequest<PageRoute>;

/** The routes of the card fields, in a frame or as a page of their own, and of the files that they load. */
export function pages(sandbox: Sandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<PageRoute>('/fields/:id', (request, reply) => fieldsPage(sandbox, request, reply));
    app.get<PageRoute>('/pay/:id', (request, reply) => payPage(sandbox, request, reply));
    app.get<{ Params: { version: string; '*': string } }>('/assets/:version/*', ({ params }, reply) => {
      const assets = loadAssets();
      const asset = assets.root.endsWith(`/${params.version}`) ? assets.find(params['*']) : undefined;
      if (!asset) return reply.status(404).headers(commonHeaders).send();
      return reply
        .headers({ ...commonHeaders, 'content-type': asset.type })
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(asset.body);
    });
  };
}

function fieldsPage(sandbox: Sandbox, request: PageRequest, reply: FastifyReply): FastifyReply {
  const { theme, parent } = request.query;
  const look = { language: languageOf(request), theme: themeOf(theme) ?? 'light', assets: loadAssets().root };
  const session = sandbox.store.sessions.get(request.params.id);
  const framable = pageHeaders(sandbox.merchantOrigin);
  if (parent !== undefined && parent !== sandbox.merchantOrigin)
    return reply.status(403).headers(framable).send(notePageHtml(look, 'elsewhere'));
  if (!session) return reply.status(404).headers(framable).send(notePageHtml(look, 'missing'));
  return reply.headers(framable).send(pageOf(sandbox, request, session, { ...look, place: 'frame' }));
}

function payPage(sandbox: Sandbox, request: PageRequest, reply: FastifyReply): FastifyReply {
  const look = {
    language: languageOf(request),
    theme: themeOf(request.query.theme),
    assets: loadAssets().root,
  };
  const known = request.query.key === sandbox.keys.publishableKey;
  const session = known ? sandbox.store.sessions.get(request.params.id) : undefined;
  const alone = pageHeaders(undefined);
  if (!session) return reply.status(404).headers(alone).send(notePageHtml(look, 'missing'));
  return reply.headers(alone).send(pageOf(sandbox, request, session, { ...look, place: 'page' }));
}

type Look = { language: PageLanguage; theme: Theme | undefined; assets: string; place: Boot['place'] };

function pageOf(sandbox: Sandbox, request: PageRequest, session: Session, look: Look): string {
  const path = `/fields/${session.id}`;
  return paymentPageHtml({
    ...look,
    productName: session.products[0]?.name ?? '',
    otherLanguageUrl: inLanguage(request.url, look.language === 'ar' ? 'en' : 'ar'),
    boot: {
      place: look.place,
      phase: phaseOf(session, sandbox.clock.now()),
      amount: (session.amount / 1_000).toFixed(3),
      parentOrigin: sandbox.merchantOrigin,
      paths: { pay: `${path}/pay`, challenge: `${path}/challenge`, cancel: `${path}/cancel` },
      returns: { success: session.successUrl, cancel: session.cancelUrl },
    },
  });
}

function languageOf(request: PageRequest): PageLanguage {
  const { lng } = request.query;
  if (lng === 'ar' || lng === 'en') return lng;
  const accepted = /\b(ar|en)\b/.exec(request.headers['accept-language'] ?? '');
  return accepted?.[1] === 'en' ? 'en' : 'ar';
}

const themeOf = (theme: string | undefined): Theme | undefined =>
  theme === 'light' || theme === 'dark' ? theme : undefined;

function inLanguage(address: string, language: PageLanguage): string {
  const url = new URL(address, 'http://gateway');
  url.searchParams.set('lng', language);
  return url.pathname + url.search;
}
