import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldErrors } from '../../../../domain/errors.ts';
import * as world from '../../../../tests/support/checkout/checkoutWorld.ts';
import {
  cardFrame,
  hearFromCard,
  openCheckoutPage,
} from '../../../../tests/support/checkout/checkoutPage.tsx';
import { shown } from '../../../../tests/support/pages/pageLooks.ts';
import type { Language } from '../../../i18n/language.ts';

const filled = { email: 'huda@example.om', phone_number: '91234567', civil_id: '12840275' };

async function openForm(language: Language, contact = filled) {
  const page = openCheckoutPage(language, 'payment', { pauseMs: 500 });
  await page.checkout.answer('recallCheckout', world.recalled({ contact }));
  await page.checkout.answer('loadContestant', world.met.open);
  return page;
}

async function openCard(language: Language, order = world.order) {
  const page = openCheckoutPage(language, 'payment');
  await page.checkout.answer('recallCheckout', world.recalled({ orderId: order.id, contact: filled }));
  await page.checkout.answer('findOrder', world.found(order));
  const posted: unknown[] = [];
  const { contentWindow } = cardFrame(page.words);
  vi.spyOn(contentWindow!, 'postMessage').mockImplementation((message) => void posted.push(message));
  act(() => hearFromCard(page.words, { event: 'ready' }));
  const paymentCount = () =>
    posted.filter((message) => (message as { command: string }).command === 'pay').length;
  return { ...page, paymentCount };
}

const pressButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const typedValues = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const typeContact = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the contact details', () => {
  it('may be typed in Arabic-Indic digits', async () => {
    const { words } = await openForm('ar', world.noContact);
    typeContact(words.phone, '٩١٢٣٤٥٦٧');
    typeContact(words.civilId, '١٢٨٤٠٢٧٥');
    expect(typedValues()).toEqual(['', '91234567', '12840275']);
  });

  it('show all errors at once and focus the first invalid field', async () => {
    const { checkout, words } = await openForm('en', { ...filled, phone_number: '12', civil_id: '1' });
    pressButton(words.toCard);
    expect(screen.getByRole('textbox', { name: words.phone })).toHaveFocus();
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
      'true',
    ]);
    await expect(checkout.answer('prepareOrder', world.key)).rejects.toThrow('prepareOrder was not called');
  });

  it('are kept when sending fails and when the server refuses a field', async () => {
    const { checkout, words } = await openForm('en');
    pressButton(words.toCard);
    await checkout.answer('prepareOrder', world.key);
    await checkout.refuse(
      'castVote',
      fieldErrors({ phone_number: ['Not a number of Oman.'] }, { status: 422 }),
    );
    expect(typedValues()).toEqual(Object.values(filled));
    expect(screen.getByRole('textbox', { name: words.phone })).toHaveFocus();
    expect(shown('Not a number of Oman.')).toHaveLength(1);
    expect(document.title).not.toBe(words.tab.payment);
  });

  it('are locked while their order can be paid, and can be edited again', async () => {
    const { words } = await openCard('en');
    expect(screen.getByRole('textbox', { name: words.email })).toHaveAttribute('readonly');
    pressButton(words.edit);
    expect(screen.getByRole('textbox', { name: words.email })).not.toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: words.email })).toHaveFocus();
    expect(typedValues()).toEqual(Object.values(filled));
  });

  it('state their purpose and promise no e-mail', async () => {
    await openForm('en');
    expect(document.body.textContent).not.toMatch(/receipt|e-?mail you|send you/i);
  });
});

describe('one click', () => {
  it('sends one order, however often it is repeated', async () => {
    const { checkout, words } = await openForm('ar');
    pressButton(words.toCard);
    for (const button of screen.getAllByRole('button', { name: words.cardLoading })) fireEvent.click(button);
    fireEvent.submit(screen.getByRole('textbox', { name: words.email }));
    await checkout.answer('prepareOrder', world.key);
    await checkout.answer('castVote', world.order);
    await expect(checkout.answer('castVote', world.order)).resolves.toBeUndefined();
    expect(cardFrame(words)).toBeInTheDocument();
    expect(checkout.did.filter((effect) => effect === 'showAddress')).toHaveLength(1);
  });

  it('pays once until the card fields answer', async () => {
    const { paymentCount, words } = await openCard('en');
    pressButton(words.pay);
    pressButton(words.paying);
    act(() => hearFromCard(words, { event: 'submitting' }));
    pressButton(words.paying);
    expect(paymentCount()).toBe(1);
    act(() => hearFromCard(words, { event: 'finished', outcome: 'declined' }));
    expect(shown(words.declined)).toHaveLength(1);
    pressButton(words.pay);
    expect(paymentCount()).toBe(2);
    expect(shown(words.declined)).toHaveLength(0);
  });

  it('that is declined may be repeated until a time in the zone of the event', async () => {
    const { words } = await openCard('en', { ...world.order, zone: 'Europe/Berlin' });
    pressButton(words.pay);
    act(() => hearFromCard(words, { event: 'submitting' }));
    act(() => hearFromCard(words, { event: 'finished', outcome: 'declined' }));
    expect(shown(/can be paid until 10:29\sAM/)).toHaveLength(1);
  });

  it('has one button to go on with: to the card, and once the card is there, to pay', async () => {
    const { checkout, words } = await openForm('en');
    await checkout.answer('readQuote', world.order.quote);
    expect(screen.queryByRole('button', { name: words.pay })).toBeNull();
    pressButton(words.toCard);
    await checkout.answer('prepareOrder', world.key);
    await checkout.answer('castVote', world.order);
    expect(screen.getByRole('button', { name: words.pay })).toBeEnabled();
    expect(screen.queryByRole('button', { name: words.toCard })).toBeNull();
  });
});

describe('the card fields', () => {
  it('take the focus only after the visitor submitted the form', async () => {
    const { words } = await openCard('en');
    expect(cardFrame(words)).not.toHaveFocus();
    cleanup();
    const { checkout } = await openForm('en');
    pressButton(words.toCard);
    await checkout.answer('prepareOrder', world.key);
    await checkout.answer('castVote', world.order);
    act(() => hearFromCard(words, { event: 'ready' }));
    expect(cardFrame(words)).toHaveFocus();
  });
});
