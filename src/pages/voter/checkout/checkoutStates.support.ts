/**
 * What the checkout pages show in each state of their machine, written by hand: a state without an entry fails
 * the tests.
 */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as form from './checkoutFormLooks.support.ts';
import { type CheckoutLook, withTitle } from './checkoutFormLooks.support.ts';
import {
  absent,
  buttonTimes,
  leads,
  noAlert,
  noButton,
  ready,
  there,
  thereTimes,
} from '../../../../tests/support/pages/pageLooks.ts';

/** Nothing to choose or pay: neither the form nor a continue button. */
const withoutForm = (look: CheckoutLook) =>
  withTitle((seen) => {
    const { words } = seen.page;
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of [words.next, words.pay, words.toCard]) noButton(name);
    look(seen);
  });

const passing = withoutForm(({ page: { words } }) => {
  there(words.loading);
  noAlert();
});

const failed = (text: 'boardFailed' | 'orderFailed') =>
  withoutForm(({ page: { words } }) => {
    there(words[text]);
    ready(words.retry);
    absent(words.loading);
  });

const waysOut = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const dead = (text: 'unknownOrder' | 'unknownContestant' | 'closed') =>
  withoutForm(({ page: { words } }) => {
    there(words[text]);
    expect(waysOut()).toEqual(['/user/voting']);
  });

/** The order can no longer be paid. */
const withoutPayment = (look: CheckoutLook) =>
  withTitle((seen) => {
    const { words } = seen.page;
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByTitle(words.cardFrame)).toBeNull();
    for (const name of [words.pay, words.paying]) noButton(name);
    look(seen);
  });

const confirming = (within: 'waiting' | 'slow' | 'offline') =>
  withoutPayment(({ context, page: { checkout, words } }) => {
    const waiting = within === 'waiting';
    thereTimes(words.confirming, waiting ? 1 : 0);
    thereTimes(words.confirmingSlow, waiting ? 0 : 1);
    thereTimes(words.confirmingOffline, within === 'offline' ? 1 : 0);
    buttonTimes(words.check, waiting ? 0 : 1);
    buttonTimes(words.reopen, within === 'slow' && context.order?.payment ? 1 : 0);
    expect(checkout.running.toSorted()).toEqual(['watchNetwork', 'watchOrder']);
    noAlert();
  });

const ending = (text: 'refundDue' | 'expired' | 'stopped') =>
  withoutPayment(({ context, page: { checkout, words } }) => {
    there(words[text]);
    thereTimes(words.refunded, text === 'refundDue' ? 1 : 0);
    leads(words.newOrder, `/user/vote-now?entry=${context.entryId}`);
    expect(checkout.running).toEqual([]);
  });

const settled = withTitle(({ context: { order }, page: { words } }) => {
  there(words.added);
  there(order!.transaction_id!);
  thereTimes(words.review, order!.status === 'quarantined' ? 1 : 0);
  leads(words.receipt, `/receipt/${order!.receipt_code}`);
}, 'added');

export const checkoutStates: Record<string, CheckoutLook> = {
  'steps.restoring': passing,
  'steps.loadingContestant': passing,
  'steps.findingOrder': passing,
  'steps.leaving': passing,
  'steps.contestantFailed': failed('boardFailed'),
  'steps.orderFailed': failed('orderFailed'),
  'steps.unknownOrder': dead('unknownOrder'),
  'steps.unknownContestant': dead('unknownContestant'),
  'steps.closed': (seen) => {
    dead('closed')(seen);
    there(seen.page.words.noCharge);
  },
  'steps.choosing': form.choosing,
  'steps.contact.filling': form.typing(noAlert),
  'steps.contact.refused': form.typing(({ context, page: { words } }) => {
    there(words.refused);
    for (const sentence of Object.values(context.refusedFields)) there(sentence);
  }),
  'steps.preparing': form.placing,
  'steps.placing': form.placing,
  'steps.paying.opening': form.opening,
  'steps.paying.filling': form.payable,
  'steps.paying.declined': form.payable,
  'steps.paying.sent': form.charging(null),
  'steps.paying.charging': form.charging('cardSending'),
  'steps.paying.challenged': form.charging('challenge'),
  'steps.paying.elsewhere': form.elsewhere,
  'steps.paying.away': form.away,
  'steps.confirming.waiting': confirming('waiting'),
  'steps.confirming.slow': confirming('slow'),
  'steps.confirming.offline': confirming('offline'),
  'steps.complete': withoutPayment(({ page: { words } }) => {
    there(words.complete);
    ready(words.goNow);
  }),
  'steps.settled': settled,
  'steps.refunded': ending('refundDue'),
  'steps.expired': ending('expired'),
  'steps.stopped': ending('stopped'),
  'price.unasked': form.price('priceNone'),
  'price.pausing': form.price('pricing'),
  'price.asking': form.price('pricing'),
  'price.known': form.price('known'),
  'price.failed': form.price('priceFailed'),
};
