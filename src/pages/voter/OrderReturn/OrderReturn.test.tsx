import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READ_AGAIN_MS } from '../../../../domain/delays.ts';
import { httpError, networkError } from '../../../../domain/errors.ts';
import { orders } from '../../../../tests/support/checkout/checkoutWorld.ts';
import { shown } from '../../../../tests/support/pages/pageLooks.ts';
import { PageRehearsal, pass } from '../../../../tests/support/pages/pageRehearsal.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import type { Language } from '../../../i18n/language.ts';
import { orderReading } from '../../../machines/reading/readingMachine.ts';
import { OrderReturn } from './OrderReturn.tsx';

function comeBack(language: Language) {
  const order = new PageRehearsal(orderReading, { calls: ['read'] });
  const onHide = vi.fn<() => void>();
  renderInLanguage(
    language,
    <main>
      <h1>Vote</h1>
      <OrderReturn order={order.machine} onHide={onHide} />
    </main>,
  );
  return { order, onHide };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const said = [
  ['settled', 'أُضيفت أصواتك', 'Your votes have been added'],
  ['review', 'أُضيفت أصواتك', 'Your votes have been added'],
  ['unsure', 'جارٍ تأكيد عملية الدفع…', 'Confirming your payment…'],
  ['payable', 'لم يصل دفع لهذا الطلب بعد', 'No payment has arrived for this order yet'],
  ['declined', 'لم يصل دفع لهذا الطلب بعد', 'No payment has arrived for this order yet'],
  ['refunded', 'سيُعاد المبلغ', 'Your money will be returned'],
  ['expired', 'لم يُدفع هذا الطلب', "This order wasn't paid"],
  ['stopped', 'لم يُدفع هذا الطلب', "This order wasn't paid"],
] as const;

describe('a payer who returns from a payment', () => {
  it.each(said)('reads the outcome of an order that is %s', async (standing, ar, en) => {
    for (const [language, words] of [
      ['ar', ar],
      ['en', en],
    ] as const) {
      const { order } = comeBack(language);
      await order.answer('read', orders[standing]);
      expect(shown(words)).toHaveLength(1);
      cleanup();
    }
  });

  it('sees the contestant, and that the votes are under review', async () => {
    const { order } = comeBack('en');
    await order.answer('read', orders.review);
    expect(
      shown(/^25 votes for \u2068Mariam Al Balushi\u2069\. Your votes are counted and are being reviewed/),
    ).toHaveLength(1);
  });

  it('reads the refunded amount: what was paid, not what was ordered', async () => {
    const { order } = comeBack('en');
    await order.answer('read', orders.refunded);
    expect(shown(/All of OMR.7\.400/)).toHaveLength(1);
  });

  it('gets a link to the receipt, or to the order until there is one', async () => {
    const { order } = comeBack('en');
    await order.answer('read', orders.unsure);
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      `/user/payment?order=${orders.unsure.id}`,
    );
    await pass(READ_AGAIN_MS);
    await order.answer('read', orders.settled);
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      `/receipt/${orders.settled.receipt_code}`,
    );
  });

  it('learns that the order did not load, and can retry', async () => {
    const { order } = comeBack('ar');
    expect(shown('جارٍ التحقق من الطلب…')).toHaveLength(1);
    await order.refuse('read', networkError);
    expect(shown('تعذّر تحميل الطلب')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    await order.refuse('read', httpError({ status: 404 }));
    expect(shown('لا يوجد طلب بهذا العنوان')).toHaveLength(1);
  });

  it('can hide the note, which clears the address and focuses the heading', async () => {
    const { order, onHide } = comeBack('en');
    await order.answer('read', orders.settled);
    fireEvent.click(screen.getByRole('button', { name: 'Hide what became of the order' }));
    expect(onHide).toHaveBeenCalledOnce();
    expect(screen.queryByText('Your votes have been added')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
