import { directionOf, type Language } from '../platform/http/language.ts';

export type PageFilling = { language: Language; title: string; description: string; api: string };

/**
 * Writes language, direction, title, description and the API's address into the built page.
 * @throws Error naming what the page lacks, so that a changed index.html cannot go unnoticed
 */
export function fillPage(html: string, { language, title, description, api }: PageFilling): string {
  const places: [name: string, pattern: RegExp, text: string][] = [
    ['<html lang dir>', /<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`],
    ['<title>', /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    ['<meta name="description">', /<meta name="description"[^>]*>/, meta('description', description)],
    ['<meta name="sawt-api">', /<meta name="sawt-api"[^>]*>/, meta('sawt-api', api)],
  ];
  return places.reduce((filled, [name, pattern, text]) => {
    if (!pattern.test(filled)) throw new Error(`The built index.html has no ${name}.`);
    return filled.replace(pattern, () => text);
  }, html);
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
