import type { Plugin } from 'vite';

/** The font of headings, by language; preloading a second one would delay the scripts. */
const faces = {
  ar: [/alexandria-arabic-wght/],
  en: [/alexandria-latin-wght/],
};

/** Preloads the first font of each language; the server keeps the link of the page's language. */
export function fontPreload(): Plugin {
  return {
    name: 'sawt-font-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        return Object.entries(faces).flatMap(([language, names]) =>
          names.map((name) => {
            const file = files.find((each) => name.test(each));
            if (!file) throw new Error(`the build has no font ${name}`);
            const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
            return {
              tag: 'link',
              attrs: { ...attrs, href: `/${file}`, 'data-language': language },
              injectTo: 'head',
            };
          }),
        );
      },
    },
  };
}
