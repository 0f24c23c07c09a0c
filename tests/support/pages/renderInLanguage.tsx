import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { bundledI18n } from '../../../src/i18n/bundledI18n.ts';
import { dirOf, type Language } from '../../../src/i18n/language.ts';

type Rendered = RenderResult & { switchTo: (language: Language) => Promise<void> };

/** Renders a component with its texts in a language, and sets the document's language and direction. */
export function renderInLanguage(language: Language, element: ReactElement): Rendered {
  document.documentElement.lang = language;
  document.documentElement.dir = dirOf(language);
  const i18n = bundledI18n(language);
  const rendered = render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  const switchTo = (other: Language) => act(async () => void (await i18n.changeLanguage(other)));
  return { ...rendered, switchTo };
}
