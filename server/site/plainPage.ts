import { escapeHtml } from '../platform/http/escapeHtml.ts';
import { directionOf, type Language } from '../platform/http/language.ts';
import { pageTitle } from './pageWords.ts';
import { toneVariables } from './preview/previewTones.ts';

const style = `
:root { ${toneVariables('canvas', 'primary', 'secondary', 'action', 'actionHover', 'actionText', 'ring')} color-scheme: light dark; }
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
body { display: grid; justify-items: center; align-content: center; box-sizing: border-box; margin: 0; min-block-size: 100dvb;
  padding: 24px; text-align: center; text-wrap: balance; font: 1.0625rem/1.7 system-ui, sans-serif;
  background: var(--preview-canvas); color: var(--preview-primary); }
main { max-inline-size: 28rem; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.4; }
p { margin: 0; color: var(--preview-secondary); }
button { min-block-size: 48px; margin-block-start: 24px; padding: 8px 28px; border: 0; border-radius: 999px; cursor: pointer;
  font: inherit; font-weight: 600; background: var(--preview-action); color: var(--preview-actionText); }
button:hover { background: var(--preview-actionHover); }
:focus-visible { outline: 3px solid var(--preview-ring); outline-offset: 3px; }
[hidden] { display: none; }
`;

/** @param main HTML. @param head further HTML of the head */
type PlainPage = { title: string; main: string; head?: string };

/** A document of one sentence or two, outside of the site's application. */
export const plainPage = (
  language: Language,
  { title, main, head = '' }: PlainPage,
): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(pageTitle(title, language))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
${head}
</head>
<body>
${main}
</body>
</html>
`;
