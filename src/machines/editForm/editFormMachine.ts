/**
 * Edits a stored record (decision D214). A save names the version that the form started from; a change that another person
 * saved meanwhile is taken into the form, and of a field that both changed the person keeps one text.
 */
import { assign, setup, type SnapshotFrom } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { FormTexts } from '../../../domain/staff/mergeEdits.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  EditFormContext,
  EditFormEvent,
  EditLoaded,
  EditRow,
  EditSaved,
  ReadTexts,
} from './editFormTypes.ts';
import { editedFields, withChoice, withLoaded, withPresent, withText } from './editTexts.ts';

const storedIn = (read: ReadTexts, texts: FormTexts): FormTexts => {
  const result = read(texts);
  return 'texts' in result ? result.texts : texts;
};

export const editFormMachine = setup({
  types: {
    context: {} as EditFormContext,
    events: {} as EditFormEvent,
    input: {} as { read: ReadTexts },
  },
  actors: {
    loadRow: unprovidedPromise<EditLoaded>('loadRow'),
    saveRow: unprovidedPromise<EditSaved, { start: EditRow; texts: FormTexts }>('saveRow'),
  },
  guards: {
    isDirty: ({ context }) => editedFields(context).length > 0,
    isValid: ({ context }) =>
      editedFields(context).length > 0 && !('fieldErrors' in context.read(context.texts)),
    isDisputed: ({ context }) => Object.values(context.disputes).some(({ choice }) => choice === null),
    isSaved: (_, answer: EditSaved) => 'saved' in answer,
    /** The reply of an earlier save was lost, or another person typed the same. */
    isThere: ({ context: { read, texts } }, answer: EditSaved) => {
      if (!('present' in answer)) return false;
      const stored = storedIn(read, texts);
      return Object.entries(answer.present.texts).every(([field, text]) => stored[field] === text);
    },
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    takeLoaded: assign((_, loaded: EditLoaded) => ({ ...withLoaded(loaded), formError: null })),
    takeSaved: assign((_, answer: EditSaved) => {
      const start = 'saved' in answer ? answer.saved : answer.present;
      return { start, texts: start.texts, disputes: {}, meanwhile: null, isResumed: false };
    }),
    takePresent: assign(({ context }, answer: EditSaved) =>
      'present' in answer ? withPresent(context, answer.present) : {},
    ),
    change: assign(({ context }, edit: { field: string; value: string }) => withText(context, edit)),
    choose: assign(({ context }, edit: Parameters<typeof withChoice>[1]) => withChoice(context, edit)),
    judge: assign(({ context }) => {
      const result = context.read(context.texts);
      return { fieldErrors: 'fieldErrors' in result ? result.fieldErrors : {} };
    }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ context, event }) => staffRefusal(failureIn(event), Object.keys(context.texts))),
    /** Keeps what is typed through a reload or a new sign-in; nothing if it is what is stored. */
    keepDraft: unprovidedAction('keepDraft'),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'editForm',
  context: ({ input }) => ({
    read: input.read,
    start: null,
    texts: {},
    disputes: {},
    meanwhile: null,
    isResumed: false,
    fieldErrors: {},
    formError: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadRow',
        src: 'loadRow',
        onDone: {
          target: 'editing',
          actions: [{ type: 'takeLoaded', params: ({ event }) => event.output }, 'keepDraft'],
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    editing: {
      initial: 'asking',
      on: {
        'field.changed': {
          target: '.asking',
          actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'],
        },
        'choice.made': {
          target: '.asking',
          actions: [{ type: 'choose', params: ({ event }) => event }, 'keepDraft'],
        },
      },
      states: {
        asking: { always: [{ guard: 'isDisputed', target: 'disputed' }, { target: 'ready' }] },
        ready: {
          on: {
            'form.submitted': [
              { guard: 'isValid', target: '#editForm.saving', actions: 'clearErrors' },
              { guard: 'isDirty', actions: 'judge' },
            ],
          },
        },
        /** Of a field that both changed, the person has to keep one text before a save. */
        disputed: {},
        saved: {},
      },
    },
    saving: {
      invoke: {
        id: 'saveRow',
        src: 'saveRow',
        input: ({ context: { start, texts, read } }) => ({ start: start!, texts: storedIn(read, texts) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'editing.saved',
            actions: [{ type: 'takeSaved', params: ({ event }) => event.output }, 'keepDraft'],
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'editing.saved',
            actions: [{ type: 'takeSaved', params: ({ event }) => event.output }, 'keepDraft'],
          },
          {
            target: 'editing',
            actions: [{ type: 'takePresent', params: ({ event }) => event.output }, 'keepDraft'],
          },
        ],
        onError: [
          { guard: 'isGivenUp', target: 'editing' },
          { guard: 'isUnknown', target: 'editing', actions: 'noteFailure' },
          { target: 'editing', actions: 'noteRefusal' },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});

export type EditFormSnapshot = SnapshotFrom<typeof editFormMachine>;
