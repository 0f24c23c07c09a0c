import type { Plugin } from 'vite';
import { isSitePage } from './builtPages.ts';

/** The font of headings in each language. Preloading a second font would delay the scripts. */
const fonts = { ar: 'alexandria-arabic-wght-normal.woff2', en: 'alexandria-latin-wght-normal.woff2' };

/**
 * A plugin that preloads the font of headings. It writes a link for each language; the server keeps only
 * the one of the page's language.
 */
export function fontPreload(): Plugin {
  return {
    name: 'sawt-font-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        if (!isSitePage({ path })) return undefined;
        return Object.entries(fonts).map(([language, font]) => {
          const file = Object.values(bundle).find(
            (each) => each.type === 'asset' && each.names.includes(font),
          );
          if (!file) throw new Error(`the build has no font ${font}`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
          return {
            tag: 'link',
            attrs: { ...attrs, href: `/${file.fileName}`, 'data-language': language },
            injectTo: 'head' as const,
          };
        });
      },
    },
  };
}
