/** Whether the vote is still sold: by the windows of the board and the server's clock (decision D165). */
import { and, not, stateIn } from 'xstate';
import { saleStates } from '../../../domain/sale.ts';
import { checkoutSetup } from './checkoutSetup.ts';

const watched = checkoutSetup.createStateConfig({
  initial: 'open',
  invoke: {
    id: 'watchSale',
    src: 'watchSale',
    input: ({ context }) => ({ entryId: context.entryId }),
  },
  on: { 'sale.changed': { actions: { type: 'takeSale', params: ({ event }) => event } } },
  always: saleStates.map((as) => ({
    guard: and([{ type: 'saleIs', params: { as } }, not(stateIn({ sale: { watched: as } }))]),
    target: `.${as}`,
  })),
  states: { open: {}, closing: {}, closed: {} },
});

export const saleRegion = checkoutSetup.createStateConfig({
  initial: 'unknown',
  states: { unknown: { always: { guard: 'knowsSale', target: 'watched' } }, watched },
});

export const saleIsOver = { type: 'saleIs', params: { as: 'closed' } } as const;

/** Nothing more is sold to this voter once the sale is over. */
export const stopAtClose = { guard: saleIsOver, target: 'closed' } as const;
