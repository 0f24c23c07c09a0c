import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import type { Language } from '../../i18n/language.ts';
import { Money } from './Money.tsx';

const textOf = (language: Language, baisa: number) =>
  renderInLanguage(language, <Money baisa={baisa} />).container.textContent;

describe('an amount', () => {
  it('has three decimals and its currency where the language puts it', () => {
    expect([textOf('ar', 27_500), textOf('en', 27_500)]).toEqual(['27.500 ر.ع.', 'OMR 27.500']);
  });

  it('has a minus sign when negative', () => {
    expect([textOf('ar', -2_500), textOf('en', -2_500)]).toEqual(['−2.500 ر.ع.', 'OMR −2.500']);
  });

  it('groups the digits of large amounts', () => {
    expect(textOf('en', 3_997_500)).toBe('OMR 3,997.500');
  });
});
