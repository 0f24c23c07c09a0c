import type { ImageSize } from '../../domain/contract.ts';
import { HERO_PICTURE_SIZES } from '../../domain/heroPicture.ts';
import type { Screen } from '../../domain/screenWords.ts';
import { PREVIEW_SIZE } from '../platform/pictureSizes.ts';
import type { Language } from '../platform/http/language.ts';
import type { ScreenFiles } from './screenFiles.ts';
import { escapeHtml, jsonInHtml } from '../platform/http/escapeHtml.ts';

/** The facts of a page for readers that run no scripts: search engines and link previews. */
export type PageFacts = {
  /** The name of the page, without the site's name. */
  name: string;
  description: string;
  /** Percent-encoded, with a query for a competition's board; undefined for a page that search engines must not list, such as a payment. */
  path: string | undefined;
  /** Address of the picture for previews on the site's origin. */
  preview: string;
  /** The sizes of the first picture, to preload with the page. */
  picture: readonly ImageSize[];
  /** The API replies that the site needs first, by path below the API's address. */
  startData: Readonly<Record<string, unknown>>;
  /** Set for the page that browsers store, to show it only when the server does not answer. */
  isKept?: true;
};

/** What a page says of its own rendering. */
export type PageNews = {
  /** When its data were read (UTC ms), for a page that shows times. */
  renderedAt: number | undefined;
  /** The screen that says that nothing is at the address. */
  missing: Screen | undefined;
};

type Place = PageNews & {
  origin: string;
  language: Language;
  /** Whether the requested address names the language. */
  named: boolean;
  brand: string;
  files: Pick<ScreenFiles, 'styles' | 'words'>;
};

/** The end of a page's head: its links, its preview tags, and the API replies that the site starts with. */
export function pageHead(facts: PageFacts, place: Place): string {
  const lines = [
    ...filesOf(place),
    ...pictureOf(facts.picture),
    ...(facts.path === undefined ? [meta('name', 'robots', 'noindex')] : linksOf(facts.path, place)),
    ...previewOf(facts, place),
    ...(place.missing ? [meta('name', 'sawt-missing', place.missing)] : []),
    ...(facts.isKept ? [meta('name', 'sawt-kept', '')] : []),
    ...dataOf(facts.startData, place.renderedAt),
  ];
  return lines.map((line) => `    ${line}\n`).join('');
}

/** Links the styles and preloads the words of the screen, which scripts would request only later. */
function filesOf({ files: { styles, words } }: Place): string[] {
  return [
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}" />`),
    ...words.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}" />`),
  ];
}

/**
 * Preloads the first picture. The link has no `href`: a browser that cannot choose by size would load another
 * file than the image.
 */
function pictureOf(sizes: PageFacts['picture']): string[] {
  if (sizes.length === 0) return [];
  const set = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return [
    `<link rel="preload" as="image" imagesrcset="${escapeHtml(set)}" imagesizes="${HERO_PICTURE_SIZES}" fetchpriority="high" />`,
  ];
}

function linksOf(path: string, { origin, language, named }: Place): string[] {
  const link = (rel: string, address: string) => `<link ${rel} href="${escapeHtml(address)}" />`;
  return [
    link('rel="canonical"', named ? addressIn(origin + path, language) : origin + path),
    link('rel="alternate" hreflang="ar"', addressIn(origin + path, 'ar')),
    link('rel="alternate" hreflang="en"', addressIn(origin + path, 'en')),
    link('rel="alternate" hreflang="x-default"', origin + path),
  ];
}

function previewOf({ name, description, path, preview }: PageFacts, { origin, language, brand }: Place) {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    ...(path === undefined ? [] : [meta('property', 'og:url', addressIn(origin + path, language))]),
    meta('property', 'og:image', origin + preview),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
    meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
    meta('property', 'og:image:alt', name),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The start data as a script of a type that never runs, so that no policy needs to allow it. */
function dataOf(startData: PageFacts['startData'], renderedAt: number | undefined): string[] {
  if (Object.keys(startData).length === 0) return [];
  const at = renderedAt === undefined ? '' : ` data-at="${renderedAt}"`;
  return [`<script type="application/json" id="sawt-start"${at}>${jsonInHtml(startData)}</script>`];
}

const addressIn = (address: string, language: Language) =>
  `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
