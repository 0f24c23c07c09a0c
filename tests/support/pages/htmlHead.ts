/** Reads what the head of a page's first HTML says. */

/** The text that a pattern's first group finds, with its HTML entities decoded. */
function textOf(html: string, pattern: RegExp): string | undefined {
  return pattern
    .exec(html)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
export const titleOf = (html: string) => textOf(html, /<title>([^<]*)<\/title>/);
export const metaOf = (html: string, name: string) =>
  textOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`));
export const linksOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]*)" \/>/g)].map(
      ([, rel, language, address]) => [language ?? rel, address],
    ),
  );
export const startOf = (html: string) =>
  JSON.parse(
    textOf(html, /<script type="application\/json" id="sawt-start"[^>]*>(.*?)<\/script>/s) ?? '{}',
  ) as unknown;
