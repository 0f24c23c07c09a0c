import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { bundledI18n } from './bundledI18n.ts';
import type { Language } from './language.ts';
import { useErrorWords } from './useErrorWords.ts';

function waitIn(language: Language, seconds: number): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={bundledI18n(language)}>{children}</I18nextProvider>
  );
  const { result } = renderHook(() => useErrorWords(), { wrapper });
  return result.current.formError({ sentence: '…', waitMs: seconds * 1_000 });
}

it.each([
  [0.4, 'ثانية واحدة', '1 second'],
  [2, 'ثانيتين', '2 seconds'],
  [60, 'دقيقة واحدة', '1 minute'],
  [61, 'دقيقتين', '2 minutes'],
  [179, '3 دقائق', '3 minutes'],
  [899, '15 دقيقة', '15 minutes'],
  [3_600, 'ساعة واحدة', '1 hour'],
  [3_601, 'ساعة واحدة ودقيقة واحدة', '1 hour and 1 minute'],
])('A form refused for %s s says how long to wait, rounded up', (seconds, arabic, english) => {
  expect([waitIn('ar', seconds), waitIn('en', seconds)]).toEqual([
    `… يمكن المحاولة من جديد بعد ${arabic}.`,
    `… You can try again in ${english}.`,
  ]);
});
