import ar from '../../../locales/ar/draftPreview.json' with { type: 'json' };
import en from '../../../locales/en/draftPreview.json' with { type: 'json' };
import type { Preview } from '../../catalogue/preview/openPreviews.ts';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { directionOf, type Language } from '../../platform/http/language.ts';
import { filled } from '../../../domain/messages/filled.ts';
import { writtenMoment } from '../../platform/messages/writtenMoment.ts';
import { toneVariables } from './previewTones.ts';

/** Where the banner's button leads. */
export const LEAVE_PATH = '/preview/leave';

const words = { ar, en };

/** The site changes its language without a new document, so the page has both banners and shows one. */
const style = `
.sawt-preview { ${toneVariables('warning', 'warningText', 'warningLine', 'ring')}
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 12px 16px; font-size: 1rem; line-height: 1.6;
  border-block-end: 2px solid var(--preview-warningLine); background: var(--preview-warning); color: var(--preview-warningText); }
html:lang(ar) .sawt-preview:lang(en), html:lang(en) .sawt-preview:lang(ar) { display: none; }
.sawt-preview p { flex: 1 1 18rem; }
.sawt-preview strong { display: block; }
.sawt-preview button { min-block-size: 44px; padding: 8px 20px; border: 1px solid currentcolor; border-radius: 999px; font-weight: 600; }
.sawt-preview button:focus-visible { outline: 3px solid var(--preview-ring); outline-offset: 3px; }
@media print { .sawt-preview { display: none; } }
`;

/**
 * Has the browser load each page anew: so the server decides what a preview shows, and no page keeps a draft in its memory or
 * in the history. A page that the browser froze is loaded anew, too.
 */
const script = `
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search)
    event.stopImmediatePropagation();
}, true);
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
`;

/** The style and the script of the banner: a page's policy needs their hashes. */
export const bannerParts = `<style>${style}</style><script>${script}</script>`;

/** The cookie is of the site's own origin, so the pages of a preview make their calls there, too. */
const ownApi = `<meta name="sawt-api" content="${API_PREFIX}" />`;

/**
 * Puts the banner above a page.
 * @param isRegistering whether the visitor asked for the registration form of a draft
 */
export function withBanner(html: string, preview: Preview, isRegistering: boolean): string {
  const banners = (['ar', 'en'] as const).map((language) => bannerIn(language, preview, isRegistering));
  const above = `${banners.join('\n')}\n<script>${script}</script>`;
  return html
    .replace(/<meta name="sawt-api"[^<>]*>/, () => ownApi)
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('<body>', () => `<body>\n${above}`);
}

function bannerIn(
  language: Language,
  { until, zone, isEventPublic }: Preview,
  isRegistering: boolean,
): string {
  const { label, banner } = words[language];
  const sentences = [
    isEventPublic ? banner.competitions : banner.event,
    filled(banner.until, { moment: writtenMoment(language, until, zone) }),
    ...(isRegistering ? [banner.register] : []),
  ];
  return `<aside class="sawt-preview" lang="${language}" dir="${directionOf(language)}" aria-label="${escapeHtml(label)}">
<p><strong>${escapeHtml(label)}</strong>${escapeHtml(sentences.join(' '))}</p>
<form method="post" action="${LEAVE_PATH}"><button>${escapeHtml(banner.leave)}</button></form>
</aside>`;
}
