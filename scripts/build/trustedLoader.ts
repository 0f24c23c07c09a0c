import type { Plugin } from 'vite';
import { isSitePage } from './builtPages.ts';

/**
 * The only inline script of the site (decision D38). It loads the scripts that meta tags name, so its own
 * bytes, and their hash in the Content-Security-Policy, are the same in every build. It also sets the theme
 * before the first paint, applies the styles of server-rendered markup, and queues clicks before hydration.
 */
const loader = `
(() => {
  const policy = globalThis.trustedTypes?.createPolicy('sawt', {
    createScriptURL: (url) => {
      if (!url.startsWith('/assets/') && url !== '/service-worker.js') throw new TypeError('not a script of this site: ' + url);
      return url;
    },
  });
  const trusted = (url) => (policy ? policy.createScriptURL(url) : url);
  globalThis.sawtWorker = trusted('/service-worker.js');
  try {
    const theme = localStorage.getItem('sawt.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
  const pressed = (globalThis.sawtPressed = []);
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('[data-server-rendered] button');
      if (!button) return;
      // Queue the click: a change during hydration renders the page again and loses the focus.
      event.stopImmediatePropagation();
      event.preventDefault();
      pressed.push(button);
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
      element.removeAttribute('data-style');
    }
  });
  const entry = document.querySelector('meta[name="sawt-entry"]').content;
  for (const href of document.querySelector('meta[name="sawt-preload"]').content.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  const fail = () => {
    document.getElementById('start-failed').hidden = false;
  };
  script.onerror = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fail);
    else fail();
  };
  script.src = trusted(entry);
  document.head.append(script);
})();
`.trim();

const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
/**
 * The place of the loader: before the first style sheet, because a script after one waits until it is
 * loaded.
 */
const FIRST_STYLE = /\s*<link rel="stylesheet"/;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** A plugin that replaces Vite's module script in the built page by the loader. */
export function trustedLoader(): Plugin {
  return {
    name: 'sawt-trusted-loader',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk, path }) {
        if (!isSitePage({ path })) return undefined;
        if (!chunk || !MODULE_SCRIPT.test(html) || !FIRST_STYLE.test(html))
          throw new Error('index.html has no module script or no style sheet');
        const preloads = [...html.matchAll(MODULE_PRELOAD)].map((match) => match[1]);
        const metas = `<meta name="sawt-entry" content="/${chunk.fileName}" />\n    <meta name="sawt-preload" content="${preloads.join(' ')}" />`;
        return html
          .replace(MODULE_SCRIPT, '')
          .replaceAll(MODULE_PRELOAD, '')
          .replace(FIRST_STYLE, `\n    ${metas}\n    <script>${loader}</script>$&`);
      },
    },
  };
}
