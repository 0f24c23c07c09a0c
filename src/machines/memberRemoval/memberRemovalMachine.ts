/**
 * Takes an entry out of its vote or brings it back: alone where nobody has voted or paid, else with a second person (decision
 * D241).
 */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { readPublicReason } from '../../../domain/season/publicReason.ts';
import type { Asked, MemberRemoval, RemovalKind } from '../../../domain/staff/staffContract.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { withoutFieldError } from '../formErrors.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import type {
  MemberRemovalContext,
  MemberRemovalEvent,
  ReasonField,
  RemovalToAsk,
} from './memberRemovalTypes.ts';

const unchosen = { kind: null, refunds: false, texts: { reason_ar: '', reason_en: '' } };

/** Whether somebody else could approve it, where that is needed. */
export const isPossible = ({ needs_second_person, second_persons }: MemberRemoval): boolean =>
  !needs_second_person || second_persons.length > 0;

/** Whether what was chosen gives orders back: there are some, and the entry does not return. */
export const offersRefunds = ({ facts, kind }: Pick<MemberRemovalContext, 'facts' | 'kind'>): boolean =>
  facts !== null && facts.orders > 0 && kind !== 'reinstated';

export const memberRemovalMachine = setup({
  types: { context: {} as MemberRemovalContext, events: {} as MemberRemovalEvent },
  actors: {
    loadFacts: unprovidedPromise<MemberRemoval>('loadFacts'),
    ask: unprovidedPromise<Asked | null, RemovalToAsk>('ask'),
    watchReturn: unprovidedCallback('watchReturn'),
  },
  guards: {
    isWaiting: (_, facts: MemberRemoval) => facts.approval?.state === 'open',
    isClosed: (_, facts: MemberRemoval) => facts.kinds.length === 0,
    isOffered: ({ context }, kind: RemovalKind) => context.facts?.kinds.includes(kind) ?? false,
    isChosen: ({ context: { facts, kind } }) => facts !== null && kind !== null && isPossible(facts),
    isComplete: ({ context: { facts, kind, texts } }) =>
      facts !== null && kind !== null && isPossible(facts) && 'values' in readPublicReason(texts),
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnreadable: ({ event }) => statusOf(failureIn(event)) === 422,
  },
  actions: {
    take: assign(({ context: { kind } }, facts: MemberRemoval) => ({
      facts,
      // What can be done with the entry may have changed meanwhile.
      kind: kind !== null && facts.kinds.includes(kind) ? kind : null,
    })),
    choose: assign((_, kind: RemovalKind) => ({ kind })),
    switchRefunds: assign((_, refunds: boolean) => ({ refunds })),
    change: assign(({ context }, { field, value }: { field: ReasonField; value: string }) => ({
      texts: { ...context.texts, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    judge: assign(({ context }) => {
      const read = readPublicReason(context.texts);
      const errors = 'errors' in read ? Object.entries(read.errors) : [];
      return { fieldErrors: Object.fromEntries(errors.map(([field, code]) => [field, { code }])) };
    }),
    empty: assign(unchosen),
    clear: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => {
      const { fieldErrors, formError } = staffRefusal(failureIn(event), ['reason_ar', 'reason_en']);
      const { code: _code, ...others } = fieldErrors;
      return { fieldErrors: others, formError };
    }),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'memberRemoval',
  context: { facts: null, ...unchosen, fieldErrors: {}, formError: null },
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'loading',
  states: {
    loading: {
      on: { 'field.changed': { actions: { type: 'change', params: ({ event }) => event } } },
      invoke: {
        id: 'loadFacts',
        src: 'loadFacts',
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading', actions: 'clear' }, 'page.returned': 'loading' },
    },
    // It waits for the second person, who decides on the page of approvals.
    waiting: {
      on: { 'refresh.requested': { target: 'loading', actions: 'clear' }, 'page.returned': 'loading' },
    },
    // Nothing can be done with the entry.
    closed: {
      on: { 'refresh.requested': { target: 'loading', actions: 'clear' }, 'page.returned': 'loading' },
    },
    choosing: {
      on: {
        'refresh.requested': { target: 'loading', actions: 'clear' },
        'page.returned': 'loading',
        'kind.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.kind },
          actions: { type: 'choose', params: ({ event }) => event.kind },
        },
        'refunds.switched': { actions: { type: 'switchRefunds', params: ({ event }) => event.refunds } },
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isComplete', target: 'asking', actions: 'clear' },
          { guard: 'isChosen', actions: 'judge' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => {
          const { kind, refunds, texts } = context;
          const read = readPublicReason(texts);
          if (kind === null || 'errors' in read)
            throw new Error('A removal is asked for without its fields.');
          return { kind, refunds: refunds && offersRefunds(context), ...read.values };
        },
        onDone: { target: 'loading', actions: 'empty' },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'choosing' },
          { guard: 'isUnreadable', target: 'choosing', actions: 'noteRefusal' },
          // Something changed, or the outcome is unknown: the server says what is true now.
          { target: 'loading', actions: 'noteFailure' },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
