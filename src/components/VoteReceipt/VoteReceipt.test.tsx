import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { receipt } from '../../../tests/support/payments/orderFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import type { Receipt } from '../../../domain/contract.ts';
import { VoteReceipt } from './VoteReceipt.tsx';

function shown(changes: Partial<Receipt>): string {
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
      shown({ status: 'pending', row: null }),
      shown({ status: 'counted' }),
      shown({ status: 'quarantined' }),
      shown({ status: 'refunded', refund: 'due' }),
      shown({ status: 'refunded', refund: 'done' }),
    ].map((text) => /^(Being confirmed|Counted|Under review|Refund under way|Refunded)/.exec(text)?.[0]);
    expect(states).toEqual(['Being confirmed', 'Counted', 'Under review', 'Refund under way', 'Refunded']);
  });

  it('names the ledger row and its fingerprint, and its correction', () => {
    expect(shown({ row: null })).not.toContain('Row in the ledger');
    expect(shown({})).toContain(`main 90418Fingerprint of the row${receipt.row?.row_hash}`);
    expect(shown({ reversal: { stream: 'main', seq: 90_900, row_hash: 'f'.repeat(64) } })).toContain(
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
