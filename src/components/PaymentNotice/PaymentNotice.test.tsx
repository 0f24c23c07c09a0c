import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import type { Language } from '../../i18n/language.ts';
import { PaymentNotice, type PaymentNoticeProps } from './PaymentNotice.tsx';

function noticeText(language: Language, notice: PaymentNoticeProps): string {
  const { unmount } = renderInLanguage(language, <PaymentNotice {...notice} />);
  const { textContent } = screen.getByRole('alert');
  unmount();
  return textContent;
}

const attempts = ['declined', 'insufficient_funds', 'challenge_failed', 'cancelled'] as const;

describe('the notice of a payment without votes', () => {
  it('says after each kind of attempt that nothing was charged', () => {
    const english = attempts.map((kind) => noticeText('en', { kind }));
    expect(english.every((text) => /^Payment failed.*nothing was charged/.test(text))).toBe(true);
    const arabic = attempts.map((kind) => noticeText('ar', { kind }));
    expect(arabic.every((text) => /^تعذّر إتمام الدفع.*لم يُخصم أي مبلغ/.test(text))).toBe(true);
    expect(new Set([...english, ...arabic]).size).toBe(8);
  });

  it('calls an attempt of unknown outcome neither failed nor free of charge', () => {
    const texts = (['ar', 'en'] as const).map((language) => noticeText(language, { kind: 'unknown' }));
    expect(texts.filter((text) => /failed|nothing was charged|تعذّر|لم يُخصم/.test(text))).toEqual([]);
  });

  it('says until when the order can still be paid', () => {
    const payableUntil = Date.UTC(2025, 6, 20, 8, 29);
    expect(noticeText('en', { kind: 'declined', payableUntil })).toContain('can be paid until 12:29\u00a0PM');
  });

  it('never says of a refund that nothing was charged, and names the whole amount', () => {
    const texts = (['refundDue', 'refundDone', 'secondDue', 'secondDone'] as const).map((kind) =>
      noticeText('en', { kind, baisa: 27_500 }),
    );
    expect(texts.some((text) => text.includes('nothing was charged'))).toBe(false);
    expect(texts.every((text) => text.includes('All of OMR\u00a027.500'))).toBe(true);
  });

  it('does not mention votes when a second payment is refunded', () => {
    const texts = (['refundDue', 'refundDone'] as const).map((kind) => noticeText('en', { kind }));
    expect(texts.filter((text) => /no votes/i.test(text))).toEqual([]);
  });
});
