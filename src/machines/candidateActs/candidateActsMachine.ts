/** Asks a second person for an act on a candidate's account, and saves the data that one approved (decisions D248, D252, D253). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { type ActTexts, readCandidateAct } from '../../../domain/staff/candidateActs.ts';
import type {
  Asked,
  CandidateActKind,
  CandidateActRequest,
  CandidateActs,
} from '../../../domain/staff/staffContract.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import type { CandidateActsContext, CandidateActsEvent } from './candidateActsTypes.ts';

/** What can be asked for now: nothing while something waits, and nothing where nobody else may approve it. */
export const kindsToAsk = (facts: CandidateActs): readonly CandidateActKind[] =>
  facts.approval?.state === 'open' || facts.second_persons.length === 0 ? [] : facts.kinds;

const empty = { kind: null, texts: { reason: '', field: 'email', contact: '', other: '' } } as const;

const isChosen = ({ facts, kind }: CandidateActsContext) =>
  facts !== null && kind !== null && kindsToAsk(facts).includes(kind);

export const candidateActsMachine = setup({
  types: { context: {} as CandidateActsContext, events: {} as CandidateActsEvent },
  actors: {
    loadFacts: unprovidedPromise<CandidateActs>('loadFacts'),
    ask: unprovidedPromise<Asked, CandidateActRequest>('ask'),
    saveData: unprovidedPromise<string>('saveData'),
    watchReturn: unprovidedCallback('watchReturn'),
  },
  guards: {
    isOffered: ({ context: { facts } }, kind: CandidateActKind) =>
      facts !== null && kindsToAsk(facts).includes(kind),
    isChosen: ({ context }) => isChosen(context),
    isComplete: ({ context }) =>
      isChosen(context) && 'values' in readCandidateAct(context.kind!, context.texts),
    isHandedOut: ({ context: { facts } }) => facts !== null && facts.hand_out !== null,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnreadable: ({ event }) => statusOf(failureIn(event)) === 422,
  },
  actions: {
    take: assign(({ context: { kind } }, facts: CandidateActs) => ({
      facts,
      // What can be done may have changed meanwhile.
      kind: kind !== null && kindsToAsk(facts).includes(kind) ? kind : null,
    })),
    choose: assign((_, kind: CandidateActKind) => ({ kind })),
    change: assign(({ context }, texts: Partial<ActTexts>) => {
      const { reason, contact, other } = context.fieldErrors;
      const isSame = texts.field === undefined && texts.contact === undefined;
      return {
        texts: { ...context.texts, ...texts },
        fieldErrors: {
          ...(reason && texts.reason === undefined && { reason }),
          ...(contact && isSame && { contact }),
          ...(other && texts.other === undefined && { other }),
        },
      };
    }),
    judge: assign(({ context: { kind, texts } }) => {
      const read = readCandidateAct(kind!, texts);
      const errors = 'errors' in read ? Object.entries(read.errors) : [];
      return { fieldErrors: Object.fromEntries(errors.map(([field, code]) => [field, { code }])) };
    }),
    empty: assign(empty),
    noteSaved: assign((_, savedAs: string) => ({ savedAs })),
    clear: assign({ formError: null, fieldErrors: {}, savedAs: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => {
      const { fieldErrors, formError } = staffRefusal(failureIn(event), ['reason', 'contact', 'other']);
      const { code: _code, ...others } = fieldErrors;
      return { fieldErrors: others, formError };
    }),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'candidateActs',
  context: { facts: null, ...empty, savedAs: null, fieldErrors: {}, formError: null },
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'loading',
  on: { 'texts.changed': { actions: { type: 'change', params: ({ event }) => event.texts } } },
  states: {
    loading: {
      invoke: {
        id: 'loadFacts',
        src: 'loadFacts',
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading', actions: 'clear' }, 'page.returned': 'loading' },
    },
    ready: {
      on: {
        'refresh.requested': { target: 'loading', actions: 'clear' },
        'page.returned': 'loading',
        'kind.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.kind },
          actions: ['clear', { type: 'choose', params: ({ event }) => event.kind }],
        },
        'form.submitted': [
          { guard: 'isComplete', target: 'asking', actions: 'clear' },
          { guard: 'isChosen', actions: 'judge' },
        ],
        'save.requested': { guard: 'isHandedOut', target: 'saving', actions: 'clear' },
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { kind, texts } }) => {
          const read = kind === null ? null : readCandidateAct(kind, texts);
          if (!read || 'errors' in read)
            throw new Error('An act on a candidate is asked for without its fields.');
          return read.values;
        },
        onDone: { target: 'loading', actions: 'empty' },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'ready' },
          { guard: 'isUnreadable', target: 'ready', actions: 'noteRefusal' },
          // Something changed, or the outcome is unknown: the server says what is true now.
          { target: 'loading', actions: 'noteFailure' },
        ],
      },
    },
    saving: {
      on: { 'save.cancelled': 'ready' },
      invoke: {
        id: 'saveData',
        src: 'saveData',
        onDone: { target: 'ready', actions: { type: 'noteSaved', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'ready' },
          { target: 'loading', actions: 'noteFailure' },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
