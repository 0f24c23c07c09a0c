import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { receipt } from '../../../tests/support/payments/orderFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import type { Receipt } from '../../../domain/contract.ts';
import { VoteReceipt } from './VoteReceipt.tsx';

function receiptText(changes: Partial<Receipt>): string {
  const { container, unmount } = renderInLanguage(
    'en',
    <VoteReceipt receipt={{ ...receipt, ...changes }} href="/receipt/abc" transparencyHref="/transparency" />,
  );
  const { textContent } = container;
  unmount();
  return textContent;
}

describe('the receipt of a vote', () => {
  it('explains each status in its own words', () => {
    const states = [
      receiptText({ status: 'pending', row: null }),
      receiptText({ status: 'counted' }),
      receiptText({ status: 'quarantined' }),
      receiptText({ status: 'refunded', refund: 'due' }),
      receiptText({ status: 'refunded', refund: 'done' }),
    ].map((text) => /^(Being confirmed|Counted|Under review|Refund under way|Refunded)/.exec(text)?.[0]);
    expect(states).toEqual(['Being confirmed', 'Counted', 'Under review', 'Refund under way', 'Refunded']);
  });

  it('names the ledger row and its fingerprint, and its correction', () => {
    expect(receiptText({ row: null })).not.toContain('Row in the ledger');
    const whole = receiptText({});
    expect(whole).toContain('Row in the ledgermain 90418');
    expect(whole).toContain(`Fingerprint of the row${receipt.row?.row_hash}`);
    expect(receiptText({ reversal: { stream: 'main', seq: 90_900, row_hash: 'f'.repeat(64) } })).toContain(
      'Row of the correctionmain 90900',
    );
  });

  it('shows the contestant with the code, the votes and the time', () => {
    const whole = receiptText({ votes_count: 1 });
    for (const part of ['Mariam Al Balushi', `Code ${receipt.sms_code}`, '1 vote', 'Jul 20, 2025'])
      expect(whole).toContain(part);
    expect(receiptText({ sms_code: '' })).not.toContain('Code ');
  });

  it('draws the hash of its row as a voice-print, and silence while there is no row', () => {
    const bars = (changes: Partial<Receipt>) => {
      const { container, unmount } = renderInLanguage(
        'en',
        <VoteReceipt
          receipt={{ ...receipt, ...changes }}
          href="/receipt/abc"
          transparencyHref="/transparency"
        />,
      );
      const drawn = container.querySelector('figure path')?.getAttribute('d') ?? '';
      unmount();
      return drawn;
    };
    const other = { stream: 'main', seq: 90_418, row_hash: 'f'.repeat(64) };
    expect(bars({})).not.toBe(bars({ row: other }));
    const silence = bars({ status: 'pending', row: null });
    expect(silence).toMatch(/v0/);
    expect(silence).not.toMatch(/v[1-9]/);
    // No row will ever count these votes.
    expect(bars({ status: 'refunded', refund: 'due', row: null })).toBe('');
  });

  it('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    renderInLanguage(
      'en',
      <VoteReceipt receipt={receipt} href="/receipt/abc" transparencyHref="/transparency" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('links to the recount guide', () => {
    renderInLanguage(
      'ar',
      <VoteReceipt receipt={receipt} href="/receipt/abc" transparencyHref="/transparency" />,
    );
    expect(screen.getByRole('link', { name: 'كيف يُعاد عدّ الأصوات؟' })).toHaveAttribute(
      'href',
      '/transparency',
    );
  });
});
