import type { Plugin } from 'vite';

/** The face of headings, by language; a second one would only delay the scripts that show them. */
const faces = {
  ar: [/alexandria-arabic-wght/],
  en: [/alexandria-latin-wght/],
};

/** Lets the browser fetch the first fonts beside the style sheet that names them. The server keeps one language's. */
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
