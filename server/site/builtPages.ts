import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
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

/** @param named whether the address itself names the language */
export type BuiltPages = (page: SitePage, language: Language, named: boolean) => Promise<BuiltPage>;

/** What is soon put together anew is not worth the time of the best compression. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Puts together pages from the built index.html, each once in each language for as long as its source stays; one that
 * tells of the time, anew when its time has passed.
 */
export function buildPages({ html, files, paint }: BuiltSite, config: Config, clock: Clock): BuiltPages {
  type Kept = { turn: number; page: Promise<BuiltPage> };
  const keptNow = () => ({ ar: new WeakMap<object, Kept>(), en: new WeakMap<object, Kept>() });
  const keptOf = { named: keptNow(), unnamed: keptNow() };
  type Seen = { language: Language; named: boolean; now: number };
  const build = ({ facts, screen, painted, keptForMs }: SitePage, { language, named, now }: Seen) => {
    const look = painted?.(now);
    const body = look && paint ? paint(look, language) : '';
    const filling = fillingOf(facts(language, now), look && now, {
      language,
      named,
      config,
      files: files(screen, language),
    });
    return compressed(Buffer.from(fillPage(html, { ...filling, body })), keptForMs ? QUICK : {});
  };
  return (page, language, named) => {
    const kept = named ? keptOf.named : keptOf.unnamed;
    const now = clock.now();
    const turn = page.keptForMs ? Math.floor(now / page.keptForMs) : 0;
    const before = kept[language].get(page.source);
    if (before?.turn === turn) return before.page;
    const built = build(page, { language, named, now });
    kept[language].set(page.source, { turn, page: built });
    return built;
  };
}

type Place = { language: Language; named: boolean; config: Config; files: ScreenFiles };

function fillingOf(
  facts: PageFacts,
  paintedAt: number | undefined,
  { language, named, config, files }: Place,
): Omit<PageFilling, 'body'> {
  return {
    ...startWords(language),
    language,
    title: pageTitle(facts.name, language),
    metas: {
      description: facts.description,
      'sawt-api': `${config.apiOrigin ?? ''}${API_PREFIX}`,
      'sawt-version': config.version,
      'sawt-build': config.build,
      'sawt-environment': config.environment,
      'sawt-crashes': config.sentryDsn ?? '',
      'sawt-support': config.supportEmail,
    },
    preloads: files.scripts,
    head: pageHead(facts, {
      origin: config.publicOrigin,
      language,
      named,
      brand: brandName(language),
      files,
      paintedAt,
    }),
  };
}

async function compressed(identity: Buffer, brotli: BrotliOptions): Promise<BuiltPage> {
  return {
    etag: `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      gzip: await promisify(gzip)(identity, { level: 9 }),
      br: await promisify(brotliCompress)(identity, brotli),
    },
  };
}
