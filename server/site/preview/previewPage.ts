import { PREVIEW_PATH } from '../../../domain/routes.ts';
import ar from '../../../locales/ar/draftPreview.json' with { type: 'json' };
import en from '../../../locales/en/draftPreview.json' with { type: 'json' };
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { directionOf, type Language } from '../../platform/http/language.ts';
import { pageTitle } from '../pageWords.ts';
import { toneVariables } from './previewTones.ts';

const words = { ar: ar.page, en: en.page };

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

/** Takes the token out of the address before anything else: it stays neither in the history nor in a log. */
const script = `
try {
  const theme = localStorage.getItem('sawt.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname + location.search);
document.addEventListener('DOMContentLoaded', () => {
  const show = (name) => {
    for (const part of document.querySelectorAll('[data-part]')) part.hidden = part.dataset.part !== name;
  };
  const open = async () => {
    show('opening');
    try {
      const answer = await fetch('${API_PREFIX}${PREVIEW_PATH}', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      if (answer.ok) location.replace((await answer.json()).data.path);
      else show(answer.status === 429 ? 'busy' : answer.status < 500 ? 'gone' : 'failed');
    } catch {
      show('failed');
    }
  };
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', open);
  open();
});
`;

/**
 * The document that a preview link opens, outside of the site's application: the token follows `#` in its address, and it
 * exchanges the token for a cookie.
 */
export function previewPage(language: Language): string {
  const { title, opening, gone, goneText, busy, busyText, failed, failedText, again, noScript } =
    words[language];
  const part = (name: string, heading: string, text = '', mayRetry = false) =>
    `<div data-part="${name}"${name === 'opening' ? '' : ' hidden'}>
<h1>${escapeHtml(heading)}</h1>${text && `\n<p>${escapeHtml(text)}</p>`}${mayRetry ? `\n<button type="button">${escapeHtml(again)}</button>` : ''}
</div>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(pageTitle(title, language))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<script>${script}</script>
</head>
<body>
<main aria-live="polite">
${part('opening', opening)}
${part('gone', gone, goneText)}
${part('busy', busy, busyText, true)}
${part('failed', failed, failedText, true)}
<noscript><p>${escapeHtml(noScript)}</p></noscript>
</main>
</body>
</html>
`;
}
