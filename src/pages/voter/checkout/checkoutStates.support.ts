/**
 * What the checkout pages show in each state of their machine, written by hand: a state without an entry fails
 * the tests.
 */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { lookAtClosed, lookAtClosing, withoutCountdown } from './checkoutSaleLooks.support.ts';
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

const lookAtFailure = (text: 'boardFailed' | 'orderFailed') =>
  withoutForm(({ page: { words } }) => {
    there(words[text]);
    ready(words.retry);
    absent(words.loading);
  });

const waysOut = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const lookAtDeadEnd = (text: 'unknownOrder' | 'unknownContestant' | 'closed') =>
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

const lookAtConfirming = (within: 'waiting' | 'slow' | 'offline') =>
  withoutPayment(({ context, page: { checkout, name, words } }) => {
    const waiting = within === 'waiting';
    thereTimes(words.confirming, waiting ? 1 : 0);
    thereTimes(words.confirmingSlow, waiting ? 0 : 1);
    thereTimes(words.confirmingOffline, within === 'offline' ? 1 : 0);
    buttonTimes(words.check, waiting ? 0 : 1);
    buttonTimes(words.reopen, within === 'slow' && context.order?.payment ? 1 : 0);
    expect(checkout.running.toSorted()).toEqual([
      'watchNetwork',
      'watchOrder',
      ...(name === 'success' ? [] : ['watchSale']),
    ]);
    noAlert();
  });

const isOver = (snapshot: AnyMachineSnapshot) => snapshot.matches({ sale: { watched: 'closed' } });

const lookAtEnding = (text: 'refundDue' | 'expired' | 'stopped') =>
  withoutPayment(({ context, snapshot, page: { checkout, words } }) => {
    there(words[text]);
    thereTimes(words.refunded, text === 'refundDue' ? 1 : 0);
    if (isOver(snapshot)) leads(words.toLeaderboard, '/user/voting');
    else leads(words.newOrder, `/user/vote-now?entry=${context.entryId}`);
    expect(checkout.running).toEqual(['watchSale']);
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
  'steps.contestantFailed': lookAtFailure('boardFailed'),
  'steps.orderFailed': lookAtFailure('orderFailed'),
  'steps.unknownOrder': lookAtDeadEnd('unknownOrder'),
  'steps.unknownContestant': lookAtDeadEnd('unknownContestant'),
  'steps.closed': (seen) => {
    lookAtDeadEnd('closed')(seen);
    there(seen.page.words.noCharge);
  },
  'steps.choosing.typing': form.choosing,
  'steps.choosing.bannered': form.bannered,
  'steps.choosing.confirmingSum': form.confirmingSum,
  'steps.contact.filling': form.lookAtTyping(noAlert),
  'steps.contact.bannered': form.lookAtTyping(({ context, page: { words } }) => {
    there(words.highlighted);
    absent(words.refused);
    for (const sentence of Object.values(context.refusedFields)) there(sentence);
  }),
  'steps.contact.refused': form.lookAtTyping(({ page: { words } }) => {
    there(words.refused);
    absent(words.highlighted);
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
  'steps.confirming.waiting': lookAtConfirming('waiting'),
  'steps.confirming.slow': lookAtConfirming('slow'),
  'steps.confirming.offline': lookAtConfirming('offline'),
  'steps.complete': withoutPayment(({ page: { words } }) => {
    there(words.complete);
    ready(words.goNow);
  }),
  'steps.settled': settled,
  'steps.refunded': lookAtEnding('refundDue'),
  'steps.expired': lookAtEnding('expired'),
  'steps.stopped': lookAtEnding('stopped'),
  'sale.unknown': withoutCountdown,
  'sale.watched.open': withoutCountdown,
  'sale.watched.closing': lookAtClosing,
  'sale.watched.closed': lookAtClosed,
  'price.unasked': form.lookAtPrice('priceNone'),
  'price.pausing': form.lookAtPrice('pricing'),
  'price.asking': form.lookAtPrice('pricing'),
  'price.known': form.lookAtPrice('known'),
  'price.failed': form.lookAtPrice('priceFailed'),
};
