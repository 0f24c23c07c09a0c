import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { receipt } from '../../../tests/support/payments/orderFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import type { Receipt } from '../../../domain/contract.ts';
import { VoteReceipt } from './VoteReceipt.tsx';

function receiptText(changes: Partial<Receipt>): string {
  const { container, unmount } = renderInLanguage(
    'en',
    <VoteReceipt receipt={{ ...receipt, ...changes }} transparencyHref="/transparency" />,
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
    expect(receiptText({})).toContain(`main 90418Fingerprint of the row${receipt.row?.row_hash}`);
    expect(receiptText({ reversal: { stream: 'main', seq: 90_900, row_hash: 'f'.repeat(64) } })).toContain(
      'Row of the correctionmain 90900',
    );
  });

  it('links to the recount guide', () => {
    renderInLanguage('ar', <VoteReceipt receipt={receipt} transparencyHref="/transparency" />);
    expect(screen.getByRole('link', { name: 'كيف يُعاد عدّ الأصوات؟' })).toHaveAttribute(
      'href',
      '/transparency',
    );
  });
});
