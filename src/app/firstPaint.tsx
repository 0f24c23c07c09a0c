/** Server-side rendering of the pages that the browser hydrates. */
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { PaintPage } from '../../domain/firstPaint.ts';
import { allWords } from '../i18n/allWords.ts';
import { formatter } from '../i18n/formatter.ts';
import { i18nOptions } from '../i18n/i18nOptions.ts';
import type { Language } from '../i18n/language.ts';
import { serverScreens } from './serverScreens.tsx';
import { SiteShell } from './SiteShell.tsx';

const nothing = () => {};

/** Preload links that React writes before the page; the head already holds them. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/;
/** The content security policy forbids style attributes: the loader applies them after parsing. */
const STYLES = / style="/g;

/** Nested as in `Site.tsx`: otherwise React would render again instead of hydrating. */
export const paintPage: PaintPage = (page, language) => {
  const screen = serverScreens[page.screen]?.(page);
  if (!screen) return '';
  return renderToString(
    <I18nextProvider i18n={i18nFor(language)}>
      <SiteShell path={page.path} theme="light" onTheme={nothing} onLanguage={nothing}>
        <Suspense>
          {screen}
          {null}
        </Suspense>
      </SiteShell>
    </I18nextProvider>,
  )
    .replace(PRELOADS, '')
    .replaceAll(STYLES, ' data-style="');
};

const words = allWords();

function i18nFor(language: Language) {
  const i18n = createInstance();
  void i18n.use(formatter).init({ ...i18nOptions(language), resources: words, initAsync: false });
  return i18n;
}
