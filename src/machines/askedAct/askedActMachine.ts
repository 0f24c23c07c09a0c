/** Asks a second person for an act on a vote that has begun, and shows what became of it (decision D232). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { type AppError, statusOf } from '../../../domain/errors.ts';
import { askFields, type AskField, readAsk } from '../../../domain/season/askForm.ts';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { withoutFieldError } from '../formErrors.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import type { ActToAsk, AskedActContext, AskedActEvent, AskFacts } from './askedActTypes.ts';

const empty = { minutes: '', reason_ar: '', reason_en: '' };

const readIn = ({ facts, texts }: AskedActContext) =>
  readAsk(facts?.act === 'extend_window' ? facts : null, texts);

/** Whether the form can be sent: nothing stands in the way, nothing waits, and somebody else may approve it. */
export const mayAskNow = ({ facts }: Pick<AskedActContext, 'facts'>): boolean =>
  facts !== null && facts.stop === null && facts.approval?.state !== 'open' && facts.has_second_person;

/** The server names the close, the form the minutes that make it. */
function refusalIn(error: AppError) {
  const { fieldErrors, formError } = staffRefusal(error, [...askFields, 'closes_at']);
  const { closes_at: minutes, code: _code, ...others } = fieldErrors;
  return { fieldErrors: { ...others, ...(minutes && { minutes }) }, formError };
}

export const askedActMachine = setup({
  types: { context: {} as AskedActContext, events: {} as AskedActEvent },
  actors: {
    loadFacts: unprovidedPromise<AskFacts>('loadFacts'),
    ask: unprovidedPromise<Asked, ActToAsk>('ask'),
    watchReturn: unprovidedCallback('watchReturn'),
  },
  guards: {
    mayAsk: ({ context }) => mayAskNow(context),
    isComplete: ({ context }) => mayAskNow(context) && 'values' in readIn(context),
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnreadable: ({ event }) => statusOf(failureIn(event)) === 422,
  },
  actions: {
    take: assign((_, facts: AskFacts) => ({ facts })),
    change: assign(({ context }, { field, value }: { field: AskField; value: string }) => ({
      texts: { ...context.texts, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    judge: assign(({ context }) => {
      const read = readIn(context);
      const errors = 'errors' in read ? Object.entries(read.errors) : [];
      return { fieldErrors: Object.fromEntries(errors.map(([field, code]) => [field, { code }])) };
    }),
    empty: assign({ texts: empty }),
    clear: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => refusalIn(failureIn(event))),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'askedAct',
  context: { facts: null, texts: empty, fieldErrors: {}, formError: null },
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'loading',
  on: { 'field.changed': { actions: { type: 'change', params: ({ event }) => event } } },
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
        'form.submitted': [
          { guard: 'isComplete', target: 'asking', actions: 'clear' },
          { guard: 'mayAsk', actions: 'judge' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => {
          const read = readIn(context);
          if ('errors' in read) throw new Error('An act is asked for without its fields.');
          return { version: context.facts!.version, ...read.values };
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
    signedOut: { entry: 'endSession' },
  },
});
