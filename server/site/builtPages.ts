import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { API_PREFIX } from '../platform/http/contract.ts';
import type { Language } from '../platform/http/language.ts';
import type { Config } from '../settings.ts';
import { fillPage } from './fillPage.ts';
import { answeredPages, pageDescription, pageTitle, startWords, type AnsweredPage } from './pageWords.ts';

export type PageEncoding = 'identity' | 'gzip' | 'br';

/** A page in one language, compressed once. */
export type BuiltPage = { etag: string; bodies: Readonly<Record<PageEncoding, Buffer>> };

export type BuiltPages = (page: AnsweredPage, language: Language) => BuiltPage;

/** Puts together every page in both languages from the built index.html. */
export async function buildPages(html: string, config: Config): Promise<BuiltPages> {
  const constant = {
    'sawt-api': `${config.apiOrigin ?? ''}${API_PREFIX}`,
    'sawt-version': config.version,
    'sawt-support': config.supportEmail,
  };
  const built = new Map<string, BuiltPage>();
  for (const page of answeredPages) {
    for (const language of ['ar', 'en'] as const) {
      const metas = { description: pageDescription(page, language), ...constant };
      const filling = { ...startWords(language), language, title: pageTitle(page, language), metas };
      built.set(`${page} ${language}`, await compressed(Buffer.from(fillPage(html, filling))));
    }
  }
  return (page, language) => built.get(`${page} ${language}`) as BuiltPage;
}

async function compressed(identity: Buffer): Promise<BuiltPage> {
  return {
    etag: `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      gzip: await promisify(gzip)(identity, { level: 9 }),
      br: await promisify(brotliCompress)(identity),
    },
  };
}
