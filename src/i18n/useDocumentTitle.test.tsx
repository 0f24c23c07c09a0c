import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { bundledI18n } from './bundledI18n.ts';
import type { Language } from './language.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

function titleOf(language: Language, page: string, failed?: boolean): string {
  const i18n = bundledI18n(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  renderHook(() => useDocumentTitle(page, failed), { wrapper });
  return document.title;
}

describe('the title of the tab', () => {
  it('names the page, then the house, in the language of the page', () => {
    expect([titleOf('ar', 'التصويت'), titleOf('en', 'Vote')]).toEqual(['التصويت · صوت', 'Vote · Sawt']);
  });

  it('says first that a form failed', () => {
    expect([titleOf('ar', 'التسجيل', true), titleOf('en', 'Sign up', true)]).toEqual([
      'خطأ: التسجيل · صوت',
      'Error: Sign up · Sawt',
    ]);
  });
});
