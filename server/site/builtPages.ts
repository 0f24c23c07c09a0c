import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Clock } from '../platform/clock.ts';
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

/** What was painted is painted anew after this time (ms): it tells of days left, and of what opens and closes. */
const PAINTED_FOR_MS = 60_000;

/**
 * Puts together pages from the built index.html, each once in each language for as long as its source stays; one that
 * is painted, once a minute.
 */
export function buildPages({ html, files, paint }: BuiltSite, config: Config, clock: Clock): BuiltPages {
  type Kept = { minute: number; page: Promise<BuiltPage> };
  const kept = { ar: new WeakMap<object, Kept>(), en: new WeakMap<object, Kept>() };
  const build = ({ facts, screen, painted }: SitePage, language: Language, now: number) => {
    const body = painted && paint ? paint(painted(now), language) : '';
    const filling = fillingOf(facts(language), language, config, files(screen, language));
    return compressed(Buffer.from(fillPage(html, { ...filling, body })));
  };
  return (page, language) => {
    const now = clock.now();
    const minute = page.painted ? Math.floor(now / PAINTED_FOR_MS) : 0;
    const before = kept[language].get(page.source);
    if (before?.minute === minute) return before.page;
    const built = build(page, language, now);
    kept[language].set(page.source, { minute, page: built });
    return built;
  };
}

function fillingOf(
  facts: PageFacts,
  language: Language,
  config: Config,
  files: ScreenFiles,
): Omit<PageFilling, 'body'> {
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
