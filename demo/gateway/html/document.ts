import type { PageLanguage } from '../words.ts';
import { jsonBlock, markup, type Markup } from './markup.ts';

export type Theme = 'light' | 'dark';

export type DocumentParts = {
  language: PageLanguage;
  /** The theme of the page; undefined for the one that the browser prefers. */
  theme: Theme | undefined;
  title: string;
  /** The address below which styles, fonts and scripts are. */
  assets: string;
  body: Markup;
  /** Data for the page's script. Without it the page has no script. */
  boot?: unknown;
};

export function documentHtml({ language, theme, title, assets, body, boot }: DocumentParts): string {
  const themed = theme ? markup` data-theme="${theme}"` : markup``;
  return markup`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"${themed}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${assets}/gateway.css">${boot === undefined ? markup`` : script(assets, boot)}
</head>
<body>
${body}
</body>
</html>
`.text;
}

const script = (assets: string, boot: unknown): Markup => markup`
<script type="application/json" id="boot">${jsonBlock(boot)}</script>
<script type="module" src="${assets}/demo/gateway/browser/runPage.ts"></script>`;
