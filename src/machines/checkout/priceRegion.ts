import { checkoutSetup } from './checkoutSetup.ts';

/** The server's quote for the votes in the field (decision D1): asked for when the visitor pauses. */
export const priceRegion = checkoutSetup.createStateConfig({
  initial: 'unasked',
  on: {
    'votes.changed': [
      {
        guard: { type: 'canBeOrdered', params: ({ event }) => event },
        target: '.pausing',
        actions: ['takeVotes', 'keepDraft'],
      },
      { target: '.unasked', actions: ['takeVotes', 'dropQuote', 'keepDraft'] },
    ],
    'price.needed': '.asking',
  },
  states: {
    unasked: {},
    pausing: { after: { quotePause: 'asking' } },
    asking: {
      invoke: {
        id: 'readQuote',
        src: 'readQuote',
        input: ({ context }) => ({ entryId: context.entryId, votes: Number(context.votes) }),
        onDone: { target: 'known', actions: { type: 'takeQuote', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    known: {},
    failed: { on: { 'price.retried': 'asking' } },
  },
});
