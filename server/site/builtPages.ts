import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { API_PREFIX } from '../platform/http/contract.ts';
import type { Language } from '../platform/http/language.ts';
import type { Config } from '../settings.ts';
import { fillPage, type PageFilling } from './fillPage.ts';
import { pageHead, type PageFacts } from './pageHead.ts';
import { brandName, pageTitle, startWords } from './pageWords.ts';
import type { ScreenFiles } from './screenFiles.ts';
import type { BuiltSite } from './siteFiles.ts';
import type { SitePage } from './sitePages.ts';

export type PageEncoding = 'identity' | 'gzip' | 'br';

/** A page in one language, compressed once. */
export type BuiltPage = { etag: string; bodies: Readonly<Record<PageEncoding, Buffer>> };

export type BuiltPages = (page: SitePage, language: Language) => Promise<BuiltPage>;

/** Puts together pages from the built index.html, each once in each language for as long as its source stays. */
export function buildPages({ html, files }: BuiltSite, config: Config): BuiltPages {
  const known = {
    ar: new WeakMap<object, Promise<BuiltPage>>(),
    en: new WeakMap<object, Promise<BuiltPage>>(),
  };
  const build = (page: SitePage, language: Language) =>
    compressed(
      Buffer.from(
        fillPage(html, fillingOf(page.facts(language), language, config, files(page.screen, language))),
      ),
    );
  return ({ source, ...page }, language) => {
    const ready = known[language].get(source) ?? build({ source, ...page }, language);
    known[language].set(source, ready);
    return ready;
  };
}

function fillingOf(facts: PageFacts, language: Language, config: Config, files: ScreenFiles): PageFilling {
  return {
    ...startWords(language),
    language,
    title: pageTitle(facts.name, language),
    metas: {
      description: facts.description,
      'sawt-api': `${config.apiOrigin ?? ''}${API_PREFIX}`,
      'sawt-version': config.version,
      'sawt-support': config.supportEmail,
    },
    preloads: files.scripts,
    head: pageHead(facts, { origin: config.publicOrigin, language, brand: brandName(language), files }),
  };
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
