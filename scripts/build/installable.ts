import type { Plugin } from 'vite';
import { HOME_REDIRECT } from '../../domain/routes.ts';
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import pagesAr from '../../locales/ar/pages.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import pagesEn from '../../locales/en/pages.json' with { type: 'json' };
import { darkTone } from '../../src/theme/darkTone.ts';
import { lightTone } from '../../src/theme/lightTone.ts';
import { drawIcon, iconNames, iconSide, type IconName } from './appIcons.ts';
import { isSitePage } from './builtPages.ts';

const words = {
  ar: { dir: 'rtl', name: commonAr.brand, description: pagesAr.vote.description },
  en: { dir: 'ltr', name: commonEn.brand, description: pagesEn.vote.description },
};
type Language = keyof typeof words;
const languages = Object.keys(words) as Language[];
const manifestOf = (language: Language) => `manifest-${language}.webmanifest`;

/**
 * A plugin that makes the site installable, with icons and a manifest for each language. The server keeps
 * only the link to the manifest of the page's language.
 */
export function installable(): Plugin {
  return {
    name: 'sawt-installable',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const addresses = {} as Record<IconName, string>;
      for (const name of iconNames) {
        const source = await drawIcon(name);
        const file = this.emitFile({ type: 'asset', name: `${name}.png`, source });
        addresses[name] = `/${this.getFileName(file)}`;
      }
      for (const language of languages)
        this.emitFile({
          type: 'asset',
          fileName: manifestOf(language),
          source: JSON.stringify(manifest(language, addresses)),
        });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        if (!isSitePage({ path })) return undefined;
        const apple = Object.values(bundle).find(
          (each) => each.type === 'asset' && each.names.includes('icon-apple.png'),
        );
        if (!apple) throw new Error('the build has no icon for Apple');
        return [
          ...languages.map((language) =>
            link({ rel: 'manifest', href: `/${manifestOf(language)}`, 'data-language': language }),
          ),
          link({ rel: 'apple-touch-icon', href: `/${apple.fileName}` }),
          themeColour('light', lightTone.bg.header),
          themeColour('dark', darkTone.bg.header),
        ];
      },
    },
  };
}

const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const });

/** A tag that gives the browser's own bars the colour of the header, for a light or dark system. */
const themeColour = (scheme: 'light' | 'dark', content: string) => ({
  tag: 'meta',
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  injectTo: 'head' as const,
});

function manifest(language: Language, icons: Record<IconName, string>) {
  const { dir, name, description } = words[language];
  const icon = (of: IconName, purpose: 'any' | 'maskable') => ({
    src: icons[of],
    sizes: `${iconSide(of)}x${iconSide(of)}`,
    type: 'image/png',
    purpose,
  });
  return {
    // The same id in both languages, so that installing the site in the other language makes no second app.
    id: '/',
    lang: language,
    dir,
    name,
    short_name: name,
    description,
    start_url: HOME_REDIRECT,
    scope: '/',
    display: 'standalone',
    // The colour of the splash screen. A manifest can have only one, so it is that of the light theme.
    background_color: lightTone.bg.canvas,
    theme_color: lightTone.bg.header,
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable', 'maskable')],
  };
}
