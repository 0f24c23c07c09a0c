import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import { linkedHtml } from '../../platform/messages/linkedHtml.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { readOutbox, type StoredMessage } from '../../platform/messages/fileOutbox.ts';
import { directionOf, pageLanguage, type Language } from '../../platform/http/language.ts';

const SHOWN = 100;
const texts = { ar: ar.outbox, en: en.outbox };

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-inline-size:46rem;margin:2rem auto;padding-inline:1rem}
article{border:1px solid #8886;border-radius:.75rem;padding:1rem 1.25rem;margin-block:1rem}
h2{font-size:1rem;margin:0}p,dl{margin-block:.5rem}.words{white-space:pre-wrap;overflow-wrap:anywhere}
.about{opacity:.75;font-size:.9rem}`;
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Registers `GET /outbox`, a page with the messages that were written to a folder in place of being sent.
 * Never call it in production.
 */
export function registerOutbox(app: FastifyInstance, folder: string): void {
  app.get('/outbox', async (request, reply) => {
    const { lng } = request.query as { lng?: unknown };
    const language = pageLanguage({
      query: typeof lng === 'string' ? lng : undefined,
      cookie: request.headers.cookie,
      accept: request.headers['accept-language'],
    });
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(pageOf(await readOutbox(folder, SHOWN), language));
  });
}

function pageOf(messages: readonly StoredMessage[], language: Language): string {
  const { title, lead, empty } = texts[language];
  const list = messages.map((message) => articleOf(message, language)).join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${lead}</p>
<main>${list || `<p>${empty}</p>`}</main></body></html>`;
}

function articleOf(message: StoredMessage, language: Language): string {
  const words = texts[language];
  const heading = message.channel === 'mail' ? message.subject : words.sms;
  const time = new Date(message.at).toISOString();
  return `<article><h2 dir="auto">${escapeHtml(heading)}</h2>
<p class="about">${words[message.channel]} · ${words.to} <bdi dir="ltr">${escapeHtml(message.to)}</bdi> · <time dir="ltr" datetime="${time}">${time.replace('T', ' ').slice(0, 19)}</time></p>
<p class="words" dir="${directionOf(message.language)}" lang="${message.language}">${linkedHtml(message.text)}</p></article>`;
}
