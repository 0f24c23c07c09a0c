import { directionOf, type Language } from '../platform/http/language.ts';

export type PageFilling = {
  language: Language;
  title: string;
  /** What the site starts with, by the name of its meta tag. */
  metas: Readonly<Record<string, string>>;
};

/**
 * Writes language, direction, title and meta tags into the built page.
 * @throws Error naming what the page lacks, so that a changed index.html cannot go unnoticed
 */
export function fillPage(html: string, { language, title, metas }: PageFilling): string {
  const places: [name: string, pattern: RegExp, text: string][] = [
    ['<html lang dir>', /<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`],
    ['<title>', /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    ...Object.entries(metas).map(([name, content]): [string, RegExp, string] => [
      `<meta name="${name}">`,
      new RegExp(`<meta name="${name}"[^>]*>`),
      `<meta name="${name}" content="${escapeHtml(content)}" />`,
    ]),
  ];
  return places.reduce((filled, [name, pattern, text]) => {
    if (!pattern.test(filled)) throw new Error(`The built index.html has no ${name}.`);
    return filled.replace(pattern, () => text);
  }, html);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
