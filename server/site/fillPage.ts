import { directionOf, type Language } from '../platform/http/language.ts';
import { escapeHtml } from '../platform/http/escapeHtml.ts';

export type PageFilling = {
  language: Language;
  title: string;
  startFailed: { sentence: string; again: string };
  noScript: string;
  /** Settings for the site, by the name of their meta tag. */
  metas: Readonly<Record<string, string>>;
  /** Scripts to preload, besides those of every page. */
  preloads: readonly string[];
  /** HTML at the end of the head. */
  head: string;
  /** The server-rendered HTML; empty where only the browser renders the page. */
  body: string;
};

/**
 * Writes language, direction, title, meta tags, the rest of the head, the server-rendered HTML and the
 * sentences of a failed start into the built page. Removes the fonts of the other language.
 * @throws Error naming what the page lacks, so that a changed index.html is noticed
 */
export function fillPage(html: string, filling: PageFilling): string {
  const { language, title, startFailed, noScript, metas, head, body } = filling;
  const again = `${escapeHtml(startFailed.sentence)} <a href="">${escapeHtml(startFailed.again)}</a>`;
  const places: [name: string, pattern: RegExp, text: string][] = [
    ['<html lang dir>', /<html[^<>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`],
    ['<title>', /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    ['<p id="start-failed">', /(<p id="start-failed" hidden>)[^<]*/, `<p id="start-failed" hidden>${again}`],
    ['</head>', /(?:\n {0,8})?<\/head>/, `\n${head}  </head>`],
    ['<noscript>', /<noscript>[^<]*/, `<noscript>${escapeHtml(noScript)}`],
    ...Object.entries(metas).map(([name, content]): [string, RegExp, string] => [
      `<meta name="${name}">`,
      new RegExp(`<meta name="${name}"[^<>]*>`),
      `<meta name="${name}" content="${escapeHtml(content)}" />`,
    ]),
    // Last, so that no server-rendered text is mistaken for a placeholder.
    [
      '<div id="root">',
      /<div id="root">/,
      `<div id="root"${body && ' data-server-rendered data-fonts-awaited'}>${body}`,
    ],
  ];
  const preload = /(<meta name="sawt-preload" content="[^"]*)"/;
  const links = /(?:\n {0,8})?<link [^<>]*>/g;
  const loading = filling.preloads.map((address) => ` ${escapeHtml(address)}`).join('');
  const ownHtml = html
    .replaceAll(links, (link) => (isOfOther(link, language) ? '' : link))
    .replace(preload, (_meta, start: string) => `${start}${loading}"`);
  return places.reduce((filled, [name, pattern, text]) => {
    if (!pattern.test(filled)) throw new Error(`The built index.html has no ${name}.`);
    return filled.replace(pattern, () => text);
  }, ownHtml);
}

/** Whether only the other language needs a link. */
function isOfOther(link: string, language: Language): boolean {
  const own = /data-language="(\w+)"/.exec(link)?.[1];
  return own !== undefined && own !== language;
}
