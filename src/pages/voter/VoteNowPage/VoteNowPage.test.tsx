import { configure, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as world from '../../../../tests/support/checkout/checkoutWorld.ts';
import { openCheckoutPage } from '../../../../tests/support/checkout/checkoutPage.tsx';
import { quoteOf } from '../../../../tests/support/payments/orderFixtures.ts';
import { shown } from '../../../../tests/support/pages/pageLooks.ts';
import { pass } from '../../../../tests/support/pages/pageRehearsal.ts';
import { QUOTE_PAUSE_MS } from '../../../../domain/delays.ts';
import type { Language } from '../../../i18n/language.ts';

async function openPage(language: Language, votes = '25') {
  const page = openCheckoutPage(language, 'votes');
  await page.checkout.answer('recallCheckout', world.recalled({ page: 'votes', votes }));
  await page.checkout.answer('loadContestant', world.met.open);
  return page;
}

const votesField = () => screen.getByRole('spinbutton');
const typeVotes = (value: string) => fireEvent.change(votesField(), { target: { value } });

// The default wrapper waits for a real timer after each gesture.
configure({ asyncWrapper: (gesture) => gesture() });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the number of votes', () => {
  it('starts at 25, and its price is requested at once', async () => {
    const { checkout } = await openPage('ar');
    await checkout.answer('readQuote', quoteOf(25));
    expect(votesField()).toHaveValue('25');
    expect(shown(/^7\.500$/).length).toBeGreaterThan(0);
    expect(shown(/0\.500.*للصوت الواحد/)).toHaveLength(1);
  });

  it.each(['narrow', 'wide'] as const)('shows how the price is made, on a %s screen', async (width) => {
    const { checkout } = openCheckoutPage('en', 'votes', undefined, width);
    await checkout.answer('recallCheckout', world.recalled({ page: 'votes', votes: '25' }));
    await checkout.answer('loadContestant', world.met.open);
    await checkout.answer('readQuote', quoteOf(25));
    const summary = screen.getByRole('region', { name: 'Order summary' });
    const lines = [...summary.querySelectorAll('dl:last-of-type > div')].map(
      ({ textContent }) => textContent,
    );
    expect(lines).toEqual(['25 votes × 0.400OMR 10.000', 'Package discountOMR −2.500', 'TotalOMR 7.500']);
  });

  it('may be typed in Arabic-Indic digits, and is priced after a pause', async () => {
    const { checkout } = await openPage('ar');
    await checkout.answer('readQuote', quoteOf(25));
    typeVotes('٧٥');
    expect(votesField()).toHaveValue('75');
    await pass(QUOTE_PAUSE_MS);
    await checkout.answer('readQuote', quoteOf(75));
    expect(shown(/^27\.500$/).length).toBeGreaterThan(0);
  });

  it.each(['0', ''])('of "%s" is refused with an error, and the field has the focus', async (votes) => {
    const { checkout, words } = await openPage('en');
    typeVotes(votes);
    fireEvent.click(screen.getByRole('button', { name: words.next }));
    expect(votesField()).toHaveFocus();
    expect(votesField()).toHaveAccessibleDescription(expect.stringContaining(words.notANumber));
    expect(checkout.did).not.toContain('visit');
  });

  it.each(['25.5', '-5', '1e3', 'ten'])(
    'of %s is refused at once, and stays as it was typed',
    async (typed) => {
      const { checkout, words } = await openPage('en');
      typeVotes(typed);
      expect(votesField()).toHaveValue(typed);
      expect(document.body.textContent).not.toMatch(/NaN|25\.5/);
      expect(votesField()).toHaveAccessibleDescription(expect.stringContaining(words.notANumber));
      fireEvent.click(screen.getByRole('button', { name: words.next }));
      expect(checkout.did).not.toContain('visit');
    },
  );

  it('above 500 is asked about once more, with the sum', async () => {
    const { checkout, words } = await openPage('en', '750');
    await checkout.answer('readQuote', quoteOf(750));
    fireEvent.click(screen.getByRole('button', { name: words.next }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.sumAsked);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/The total is .*297\.500/);
    expect(screen.getByRole('button', { name: words.sumWrong })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: words.sumRight }));
    expect(checkout.did).toContain('visit');
  });

  it('from 16 to 24 shows that 25 cost less, and one click chooses 25', async () => {
    const { checkout } = await openPage('en', '20');
    await checkout.answer('readQuote', quoteOf(20));
    fireEvent.click(screen.getByRole('button', { name: 'Choose 25 votes' }));
    expect(votesField()).toHaveValue('25');
  });

  it('of 15 and of 25 has no such hint', async () => {
    const { checkout } = await openPage('en', '15');
    await checkout.answer('readQuote', quoteOf(15));
    expect(screen.queryByRole('button', { name: 'Choose 25 votes' })).toBeNull();
  });

  it('is submitted with Enter', async () => {
    const { checkout } = await openPage('en');
    const { keyboard } = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    votesField().focus();
    await keyboard('{Enter}');
    expect(checkout.did).toContain('visit');
  });
});
