import { PREVIEW_PATH } from '../../../domain/routes.ts';
import ar from '../../../locales/ar/draftPreview.json' with { type: 'json' };
import en from '../../../locales/en/draftPreview.json' with { type: 'json' };
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import type { Language } from '../../platform/http/language.ts';
import { plainPage } from '../plainPage.ts';

const words = { ar: ar.page, en: en.page };

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
  return plainPage(language, {
    title,
    head: `<script>${script}</script>`,
    main: `<main aria-live="polite">
${part('opening', opening)}
${part('gone', gone, goneText)}
${part('busy', busy, busyText, true)}
${part('failed', failed, failedText, true)}
<noscript><p>${escapeHtml(noScript)}</p></noscript>
</main>`,
  });
}
