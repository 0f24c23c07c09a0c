/** What the checkout form shows: number of votes, contact details, card. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { awaitsOutcome } from '../../../machines/checkout/checkoutNews.ts';
import {
  absent,
  busy,
  leads,
  noAlert,
  noButton,
  ready,
  there,
} from '../../../../tests/support/pages/pageLooks.ts';
import { tooMany } from '../../../../tests/support/checkout/checkoutWorld.ts';
import type { CheckoutContext } from '../../../machines/checkout/checkoutTypes.ts';
import type { OpenCheckoutPage } from '../../../../tests/support/checkout/checkoutPage.tsx';

export type SeenCheckout = {
  snapshot: AnyMachineSnapshot;
  context: CheckoutContext;
  page: OpenCheckoutPage;
};
export type CheckoutLook = (seen: SeenCheckout) => void;

/** Heading and tab title name the page. */
export const withTitle =
  (look: CheckoutLook, which?: 'added'): CheckoutLook =>
  (seen) => {
    const { name, words } = seen.page;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title[which ?? name]);
    expect(document.title).toContain(words.tab[which ?? name]);
    look(seen);
  };

const emailField = ({ page: { words } }: SeenCheckout) => screen.getByRole('textbox', { name: words.email });
const noFrame = ({ page: { words } }: SeenCheckout) =>
  expect(screen.queryByTitle(words.cardFrame)).toBeNull();
const cardFrame = ({ page: { words } }: SeenCheckout) =>
  expect(screen.getByTitle(words.cardFrame)).toBeInTheDocument();

function lookAtNumber({ context, page: { words } }: SeenCheckout): void {
  const field = screen.getByRole('spinbutton');
  expect(field).toHaveValue(context.votes);
  ready(words.next);
  if (context.votes === '0')
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.notANumber));
  else absent(words.notANumber);
  if (context.refusedVotes === null) absent(tooMany);
  else expect(field).toHaveAccessibleDescription(expect.stringContaining(context.refusedVotes));
}

export const choosing = withTitle((seen) => {
  lookAtNumber(seen);
  absent(seen.page.words.highlighted);
});

/** The server refused the number: its sentence is at the field, which has the focus. */
function lookAtRefusedNumber(seen: SeenCheckout): void {
  lookAtNumber(seen);
  expect(screen.getByRole('spinbutton')).toBeInvalid();
  expect(screen.getByRole('spinbutton')).toHaveFocus();
  there(seen.page.words.highlighted);
}

export const bannered = withTitle(lookAtRefusedNumber);

export const confirmingSum: CheckoutLook = ({ page: { words } }) => {
  expect(screen.getByRole('dialog')).toHaveAccessibleName(words.sumAsked);
  ready(words.sumRight);
  ready(words.sumWrong);
};

function contactErrors({ context, page: { words } }: SeenCheckout): void {
  const wrong = context.judged.includes('email') && context.contact.email !== 'huda@example.om';
  const sentence = context.contact.email === '' ? words.emailRequired : words.emailInvalid;
  if (wrong) there(sentence);
  else absent(words.emailRequired, words.emailInvalid);
}

export const lookAtTyping = (look: CheckoutLook): CheckoutLook =>
  withTitle((seen) => {
    const { words } = seen.page;
    expect(emailField(seen)).toHaveValue(seen.context.contact.email);
    expect(emailField(seen)).not.toHaveAttribute('readonly');
    noButton(words.edit);
    ready(words.toCard);
    noButton(words.pay);
    noFrame(seen);
    contactErrors(seen);
    look(seen);
  });

/** The contact details are locked while their order is placed or paid. */
const withLockedContact = (look: CheckoutLook): CheckoutLook =>
  withTitle((seen) => {
    expect(emailField(seen)).toHaveAttribute('readonly');
    expect(emailField(seen)).toHaveValue(seen.context.contact.email);
    look(seen);
  });

export const placing = withLockedContact((seen) => {
  const { tries } = seen.context;
  const { words } = seen.page;
  noFrame(seen);
  noButton(words.pay);
  if (tries?.state === 'exhausted') ready(words.toCard);
  else busy(words.cardLoading);
  if (!tries) return noAlert();
  there(words.serverError);
  there(words.noCharge);
  if (tries.state === 'exhausted') {
    ready(words.retryFirst);
    ready(words.edit);
    return absent(words.retriedAlone);
  }
  busy(words.retryFirst);
  noButton(words.edit);
  return tries.state === 'waiting' ? there(words.retriedAlone) : absent(words.retriedAlone);
});

function attemptSaid({ context, page: { words } }: SeenCheckout): void {
  for (const outcome of ['declined', 'cancelled'] as const)
    if (context.outcome === outcome && !awaitsOutcome(context)) there(words[outcome]);
    else absent(words[outcome]);
}

/** Changes that need another order are offered only while no payment of this one can arrive. */
function lookAtChangeLinks({ context, snapshot, page: { words } }: SeenCheckout): void {
  const links = screen.queryAllByRole('link', { name: words.editVotes });
  if (snapshot.matches({ sale: { watched: 'closed' } })) {
    noButton(words.edit);
    return expect(links).toEqual([]);
  }
  if (awaitsOutcome(context)) {
    there(words.unknownBefore);
    noButton(words.edit);
    return expect(links).toEqual([]);
  }
  absent(words.unknownBefore);
  ready(words.edit);
  expect(links).not.toEqual([]);
}

export const opening = withLockedContact((seen) => {
  cardFrame(seen);
  there(seen.page.words.cardLoading);
  lookAtChangeLinks(seen);
});

/** The card can be typed and paid with, and the contact details can be changed. */
export const payable = withLockedContact((seen) => {
  const { words } = seen.page;
  attemptSaid(seen);
  cardFrame(seen);
  ready(words.pay);
  lookAtChangeLinks(seen);
});

export const charging = (said: 'cardSending' | 'challenge' | null): CheckoutLook =>
  withLockedContact((seen) => {
    const { words } = seen.page;
    cardFrame(seen);
    busy(words.paying);
    noButton(words.edit);
    noButton(words.pay);
    attemptSaid(seen);
    for (const each of ['cardSending', 'challenge'] as const)
      if (each === said) there(words[each]);
      else absent(words[each]);
  });

export const elsewhere = withLockedContact((seen) => {
  const { words } = seen.page;
  attemptSaid(seen);
  noFrame(seen);
  leads(words.toGateway, seen.context.order!.payment!.url);
  ready(words.pay);
  lookAtChangeLinks(seen);
});

function sentAway({ page: { checkout, words } }: SeenCheckout): void {
  busy(words.paying);
  noButton(words.edit);
  expect(checkout.did).toContain('visit');
}

export const away = withLockedContact(sentAway);

const isForm = ({ snapshot, context }: SeenCheckout) =>
  !context.order &&
  ['choosing', 'contact', 'preparing', 'placing'].some((steps) => snapshot.matches({ steps }));

/** The form shows the price; an order has its own, which stays when the form is opened again. */
export const lookAtPrice =
  (kind: 'pricing' | 'priceFailed' | 'priceNone' | 'known'): CheckoutLook =>
  (seen) => {
    const { words } = seen.page;
    if (!isForm(seen)) return;
    const known = kind === 'known' || (kind === 'priceNone' && seen.context.quote !== null);
    if (known) there(/^7\.500$/);
    else there(words[kind]);
    if (kind === 'priceFailed') ready(words.retry);
    for (const each of ['pricing', 'priceFailed'] as const) if (each !== kind) absent(words[each]);
  };
