import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { bundledI18n } from './bundledI18n.ts';
import type { Language } from './language.ts';
import { useDocumentTitle, type TitleState } from './useDocumentTitle.ts';

function titleOf(language: Language, page: string, state?: TitleState): string {
  const i18n = bundledI18n(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  renderHook(() => useDocumentTitle(page, state), { wrapper });
  return document.title;
}

describe('the title of the tab', () => {
  it('names the page, then the site, in the language of the page', () => {
    expect([titleOf('ar', 'التصويت'), titleOf('en', 'Vote')]).toEqual(['التصويت · صوت', 'Vote · Sawt']);
  });

  it('says first that a form failed', () => {
    expect([titleOf('ar', 'التسجيل', 'failed'), titleOf('en', 'Sign up', 'failed')]).toEqual([
      'خطأ: التسجيل · صوت',
      'Error: Sign up · Sawt',
    ]);
  });

  it('is marked while another tab asks for this one, and no longer', () => {
    expect([titleOf('ar', 'التصويت', 'called'), titleOf('en', 'Vote', 'called')]).toEqual([
      '● التصويت · صوت',
      '● Vote · Sawt',
    ]);
    const { rerender } = renderHook(({ state }) => useDocumentTitle('Vote', state), {
      initialProps: { state: 'called' as TitleState },
      wrapper: ({ children }) => <I18nextProvider i18n={bundledI18n('en')}>{children}</I18nextProvider>,
    });
    rerender({ state: 'page' });
    expect(document.title).toBe('Vote · Sawt');
  });
});
