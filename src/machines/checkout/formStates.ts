/** Votes, contact details, and the order that is made of them (specification sections 2, 5). */
import { and } from 'xstate';
import { checkoutSetup } from './checkoutSetup.ts';

const choosing = checkoutSetup.createStateConfig({
  on: {
    'next.requested': [
      {
        guard: 'canOrder',
        target: 'leaving',
        actions: ['keepDraft', { type: 'visit', params: { place: 'payment' } }],
      },
      { actions: 'judgeVotes' },
    ],
  },
});

/** The same form goes under the same key, until there is a final answer. */
const contact = checkoutSetup.createStateConfig({
  initial: 'filling',
  on: {
    'contact.changed': { actions: ['changeContact', 'keepDraft'] },
    'contact.left': { actions: 'leaveField' },
    'contact.submitted': [
      { guard: and(['contactIsValid', 'hasKey']), target: 'placing', actions: 'forgetRefusal' },
      { guard: 'contactIsValid', target: 'preparing', actions: 'forgetRefusal' },
      { actions: 'judgeContact' },
    ],
  },
  states: { filling: {}, refused: {} },
});

const preparing = checkoutSetup.createStateConfig({
  invoke: {
    id: 'prepareOrder',
    src: 'prepareOrder',
    input: ({ context: { entryId, votes, contact: details, begun } }) => ({
      entryId,
      votes,
      contact: details,
      key: null,
      begun,
    }),
    onDone: {
      target: 'placing',
      actions: { type: 'takeKey', params: ({ event }) => ({ key: event.output }) },
    },
  },
});

export const formStates = { choosing, contact, preparing };
