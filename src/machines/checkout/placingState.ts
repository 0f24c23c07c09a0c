import { voteOf } from './checkoutForm.ts';
import { checkoutSetup } from './checkoutSetup.ts';

/** The order is sent, as often as it takes; only a final answer or the visitor ends this. */
export const placing = checkoutSetup.createStateConfig({
  invoke: {
    id: 'voteRetry',
    src: 'voteRetry',
    input: ({ context }) => ({ vote: voteOf(context), key: context.key ?? '' }),
    onDone: [
      {
        guard: { type: 'wasTaken', params: ({ event }) => event.output },
        target: 'sorting',
        actions: [{ type: 'takePlaced', params: ({ event }) => event.output }, 'showAddress', 'keepDraft'],
      },
      {
        guard: { type: 'wasTooLate', params: ({ event }) => event.output },
        target: 'closed',
        actions: ['forgetKey', 'keepDraft'],
      },
      {
        guard: { type: 'wasForNobody', params: ({ event }) => event.output },
        target: 'unknownContestant',
        actions: ['forgetKey', 'keepDraft'],
      },
      {
        target: 'contact.refused',
        actions: [{ type: 'noteRefusal', params: ({ event }) => event.output }, 'keepDraft'],
      },
    ],
  },
  on: {
    'tries.changed': { actions: 'noteTries' },
    'retry.requested': { actions: 'sendAgain' },
    'contact.reopened': { target: 'contact', actions: 'forgetTries' },
  },
});
