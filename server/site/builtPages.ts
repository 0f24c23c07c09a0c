import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import type { Clock } from '../platform/clock.ts';
import { API_PREFIX } from '../platform/http/apiPrefix.ts';
import type { Language } from '../platform/http/language.ts';
import type { SiteConfig } from './publicConfig.ts';
import { fillPage, type PageFilling } from './fillPage.ts';
import { pageHead, type PageFacts, type PageNews } from './pageHead.ts';
import { brandName, pageTitle, startWords } from './pageWords.ts';
import type { ScreenFiles } from './screenFiles.ts';
import type { BuiltSite } from './siteFiles.ts';
import type { SitePage } from './sitePages.ts';

export type PageEncoding = 'identity' | 'gzip' | 'br';

/** A page in one language. */
export type BuiltPage = {
  /** Undefined for a page that is for one person: no browser keeps it. */
  etag: string | undefined;
  /** The document, compressed when an encoding is first asked for. */
  body: (encoding: PageEncoding) => Promise<Buffer>;
};

/** @param named whether the address itself names the language */
export type BuiltPages = (page: SitePage, language: Language, named: boolean) => BuiltPage;

/** The best compression takes too long for a page that is rebuilt soon. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Builds each page from index.html once per language until its source changes. A page that shows times is
 * also rebuilt after its own interval. The URLs with and without a language share one rendering.
 */
export function buildPages({ html, files, paint }: BuiltSite, config: SiteConfig, clock: Clock): BuiltPages {
  const contentOf = inBothLanguages(
    keptForATurn((page, now, language): Content => {
      const { screen, path } = page;
      const facts = page.facts(language, now);
      const rendered = {
        screen,
        found: page.found,
        path: path.split('?', 1)[0] ?? path,
        competition: page.competition,
        startData: facts.startData,
        now,
        supportEmail: config.supportEmail,
        apiBase: apiBaseOf(config),
      };
      return {
        facts,
        body: paint?.(rendered, language) ?? '',
        renderedAt: page.keptForMs && now,
        missing: page.found ? undefined : screen,
      };
    }),
  );
  const pageAt = (named: boolean) =>
    inBothLanguages(
      keptForATurn((page, now, language) => {
        const place = { language, named, config, files: files(page.screen, language) };
        const filling = fillingOf(contentOf[language](page, now), place);
        const document = Buffer.from(fillPage(html, filling));
        return {
          etag: page.isPrivate ? undefined : etagOf(document),
          body: encoded(document, page.keptForMs ? QUICK : {}),
        };
      }),
    );
  const named = pageAt(true);
  const unnamed = pageAt(false);
  return (page, language, isNamed) => (isNamed ? named : unnamed)[language](page, clock.now());
}

type Make<Made> = (page: SitePage, now: number, language: Language) => Made;

/**
 * Caches what is made of a page until its source changes; a page with `keptForMs` only for one such interval.
 * Its two addresses so share the same instant.
 */
const keptForATurn =
  <Made>(make: Make<Made>) =>
  (language: Language) => {
    const kept = new WeakMap<object, { turn: number; made: Made }>();
    return (page: SitePage, now: number): Made => {
      const turn = page.keptForMs ? Math.floor(now / page.keptForMs) : 0;
      const before = kept.get(page.source);
      if (before?.turn === turn) return before.made;
      const made = make(page, now, language);
      kept.set(page.source, { turn, made });
      return made;
    };
  };

const inBothLanguages = <Kept>(of: (language: Language) => Kept): Record<Language, Kept> => ({
  ar: of('ar'),
  en: of('en'),
});

const apiBaseOf = ({ apiOrigin }: SiteConfig) => `${apiOrigin ?? ''}${API_PREFIX}`;

/** The content of a page in one language, the same at both of its addresses. */
type Content = Pick<PageNews, 'renderedAt' | 'missing'> & { facts: PageFacts; body: string };

type Place = { language: Language; named: boolean; config: SiteConfig; files: ScreenFiles };

function fillingOf(
  { facts, body, renderedAt, missing }: Content,
  { language, named, config, files }: Place,
): PageFilling {
  return {
    body,
    ...startWords(language),
    language,
    title: pageTitle(facts.name, language),
    metas: {
      description: facts.description,
      'sawt-api': apiBaseOf(config),
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
      renderedAt,
      missing,
    }),
  };
}

const etagOf = (document: Buffer) => `"${hash('sha256', document, 'base64url').slice(0, 22)}"`;

/** The encodings of a document, each made once. */
function encoded(document: Buffer, brotli: BrotliOptions): BuiltPage['body'] {
  const make: Record<PageEncoding, () => Promise<Buffer>> = {
    identity: async () => document,
    gzip: () => promisify(gzip)(document, { level: 9 }),
    br: () => promisify(brotliCompress)(document, brotli),
  };
  const made: Partial<Record<PageEncoding, Promise<Buffer>>> = {};
  return (encoding) => (made[encoding] ??= make[encoding]());
}
