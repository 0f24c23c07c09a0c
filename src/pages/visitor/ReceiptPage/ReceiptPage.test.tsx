import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { receipt } from '../../../../tests/support/payments/orderFixtures.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { stagedReceipt } from '../../../../tests/support/readings/stagedReading.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

it('shows when the votes counted in the zone of the event', async () => {
  renderInLanguage('en', <ReceiptPage receipt={stagedReceipt({ ...receipt, zone: 'Europe/Berlin' })} />);
  expect(
    await screen.findByText('Jul 20, 2025, 10:14\u00a0AM', { normalizer: (text) => text }),
  ).toBeVisible();
});
