/** Reads a resource and polls it while it may change; each page provides the call. */
import { assign, setup } from 'xstate';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { referenceOf } from '../../../domain/errorReference.ts';
import { failureIn } from '../failureIn.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedPromise } from '../unprovided.ts';
import type { CheckpointList, Order, Receipt } from '../../../domain/contract.ts';
import { orderStanding } from '../../../domain/orderStanding.ts';

export type ReadingEvent = { type: 'retry.requested' };

/** @param mayChange whether the resource can still change */
export function createReading<Data>(id: string, mayChange: (data: Data) => boolean) {
  return setup({
    types: { context: {} as { data: Data | null; reference: string | null }, events: {} as ReadingEvent },
    actors: { read: unprovidedPromise<Data>('read') },
    guards: {
      isMissing: ({ event }) => saysMissing(failureIn(event)),
      mayChange: ({ context }) => context.data !== null && mayChange(context.data),
    },
    actions: {
      take: assign((_, { data }: { data: Data }) => ({ data })),
      noteReference: assign(({ event }) => ({ reference: referenceOf(failureIn(event)) ?? null })),
    },
    delays: { readAgain: READ_AGAIN_MS },
  }).createMachine({
    id,
    context: { data: null, reference: null },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'read',
          src: 'read',
          onDone: {
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => ({ data: event.output }) },
          },
          onError: [
            { guard: 'isMissing', target: 'missing' },
            { target: 'failed', actions: 'noteReference' },
          ],
        },
      },
      shown: {
        initial: 'resting',
        states: {
          resting: { after: { readAgain: { guard: 'mayChange', target: 'refreshing' } } },
          refreshing: {
            invoke: {
              id: 'read',
              src: 'read',
              onDone: {
                target: 'resting',
                actions: { type: 'take', params: ({ event }) => ({ data: event.output }) },
              },
              onError: 'resting',
            },
          },
        },
      },
      missing: {},
      failed: { on: { 'retry.requested': 'loading' } },
    },
  });
}

/** Polls until the payment is final and a checkpoint covers its row. */
export const receiptReading = createReading<Receipt>(
  'receipt',
  ({ status, row, checkpoint }) => status === 'pending' || (row !== null && checkpoint === null),
);

export const checkpointsReading = createReading<CheckpointList>('checkpoints', () => false);

export const orderReading = createReading<Order>('order', (order) =>
  ['payable', 'unsure'].includes(orderStanding(order)),
);
