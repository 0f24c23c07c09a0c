/** Orders the fee of an entry, and opens the payment (decision D193). */
import { assign, setup } from 'xstate';
import type { Order } from '../../../domain/contract.ts';
import { statusOf } from '../../../domain/errors.ts';
import { failureIn } from '../failureIn.ts';
import { type FailureReport, noReport, reportOf, saysUnauthenticated } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type FeeOrderEvent = { type: 'fee.requested' };

const openPayment: (_: unknown, order: Order) => void = unprovidedAction('openPayment');

export const feeOrderMachine = setup({
  types: { context: {} as FailureReport, events: {} as FeeOrderEvent },
  actors: { orderFee: unprovidedPromise<Order>('orderFee') },
  guards: {
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
    /** The fee was paid meanwhile, or its time is over: asking again cannot help. */
    isFinal: ({ event }) => statusOf(failureIn(event)) === 403,
  },
  actions: {
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    forgetReport: assign(noReport),
    openPayment,
    logIn: unprovidedAction('logIn'),
  },
}).createMachine({
  id: 'feeOrder',
  context: noReport,
  initial: 'offered',
  states: {
    offered: { on: { 'fee.requested': 'ordering' } },
    ordering: {
      entry: 'forgetReport',
      invoke: {
        id: 'orderFee',
        src: 'orderFee',
        onDone: { target: 'leaving', actions: { type: 'openPayment', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isUnauthenticated', target: 'offered', actions: 'logIn' },
          { guard: 'isFinal', target: 'refused', actions: 'noteReport' },
          { target: 'failed', actions: 'noteReport' },
        ],
      },
    },
    failed: { on: { 'fee.requested': 'ordering' } },
    refused: {},
    leaving: {},
  },
});
