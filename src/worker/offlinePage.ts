import { shell } from 'virtual:shell-files';
import { SERVER_LOOK_MS } from '../../domain/delays.ts';
import { pagePaths } from '../../domain/routes.ts';
import { title as titleAr } from '../../locales/ar/common.json';
import offlineAr from '../../locales/ar/offline.json';
import { title as titleEn } from '../../locales/en/common.json';
import offlineEn from '../../locales/en/offline.json';
import { dirOf, type Language } from '../i18n/language.ts';
import { offlineStyle } from './offlineStyle.ts';

const words = {
  ar: { ...offlineAr, page: titleAr.page },
  en: { ...offlineEn, page: titleEn.page },
};
const style = offlineStyle(shell.fonts);

/** Applies the stored theme, and reloads the requested page once the server answers. */
const script = `
try {
  const theme = localStorage.getItem('sawt.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
const open = () => location.reload();
const look = () => fetch(location.href, { method: 'HEAD' }).then(({ status }) => status < 500 && open(), () => {});
document.querySelector('button').addEventListener('click', open);
addEventListener('online', look);
setInterval(look, ${SERVER_LOOK_MS});
`;

/** Shown for a page that is unreachable and not cached. */
export async function offlinePage(language: Language): Promise<Response> {
  const { page, pageTitle, title, text, again, toVote } = words[language];
  const html = `<!doctype html>
<html lang="${language}" dir="${dirOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.replace('{{page}}', pageTitle)}</title>
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 32 4" aria-hidden="true">${silence}</svg>
<h1>${title}</h1>
<p>${text}</p>
<div><button type="button">${again}</button><a href="${pagePaths.vote}">${toVote}</a></div>
</main>
<script>${script}</script>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${await hashOf(style)}`,
        `script-src ${await hashOf(script)}`,
        "connect-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  });
}

/** The bars of the logo, flat. */
const silence = [0, 7, 14, 21, 28].map((x) => `<rect x="${x}" y="0" width="4" height="4" rx="2"/>`).join('');

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}'`;
}
