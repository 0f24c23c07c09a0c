/** Writes a message to candidates: it is seen first, with whom it reaches and what it costs, and sent as a second step (D246). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { type AppError, statusOf } from '../../../domain/errors.ts';
import { messageFields, readMessage } from '../../../domain/messages/messageForm.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type { MessageSample, NamedCompetition } from '../../../domain/staff/staffContract.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { withoutFieldError } from '../formErrors.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  MessageSendContext,
  MessageSendEvent,
  MessageSendInput,
  Previewed,
  WrittenMessage,
} from './messageSendTypes.ts';

const unseen = { preview: null, first: null, sample: null };

/** Who gets it, or what it costs, is no longer what the preview showed. */
const isChanged = (error: AppError): boolean => 'code' in error && error.code === 'changed_meanwhile';

const written = ({ texts, filters }: MessageSendContext): WrittenMessage => ({ texts, filters });

export const messageSendMachine = setup({
  types: {
    context: {} as MessageSendContext,
    events: {} as MessageSendEvent,
    input: {} as MessageSendInput,
  },
  actors: {
    loadCompetitions: unprovidedPromise<readonly NamedCompetition[]>('loadCompetitions'),
    preview: unprovidedPromise<Previewed, WrittenMessage>('preview'),
    step: unprovidedPromise<MessageSample | null, WrittenMessage & { after: string }>('step'),
    send: unprovidedPromise<unknown, WrittenMessage & { id: string; hash: string }>('send'),
  },
  guards: {
    isComplete: ({ context: { texts } }) => 'texts' in readMessage(texts),
    isShown: ({ context: { sample } }) => sample !== null,
    reachesSomebody: ({ context: { preview } }) => preview !== null && preview.recipients > 0,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnreadable: ({ event }) => statusOf(failureIn(event)) === 422,
    isChanged: ({ event }) => isChanged(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    takeCompetitions: assign((_, competitions: readonly NamedCompetition[]) => ({ competitions })),
    change: assign(({ context }, { field, value }: { field: string; value: string }) => ({
      ...unseen,
      texts: { ...context.texts, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    choose: assign((_, filters: EntryFilters) => ({ ...unseen, filters })),
    judge: assign(({ context: { texts } }) => {
      const read = readMessage(texts);
      return { fieldErrors: 'fieldErrors' in read ? read.fieldErrors : {} };
    }),
    take: assign((_, { preview, sample }: Previewed) => ({ preview, sample, first: sample })),
    takeSample: assign(({ context }, sample: MessageSample | null) => ({ sample: sample ?? context.first })),
    clear: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => ({ ...unseen, ...staffRefusal(failureIn(event), messageFields) })),
    open: unprovidedAction('open'),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'messageSend',
  context: ({ input }) => ({ ...input, ...unseen, competitions: [], fieldErrors: {}, formError: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCompetitions',
        src: 'loadCompetitions',
        onDone: {
          target: 'writing',
          actions: { type: 'takeCompetitions', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    writing: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'filters.changed': { actions: { type: 'choose', params: ({ event }) => event.filters } },
        'form.submitted': [
          { guard: 'isComplete', target: 'previewing', actions: 'clear' },
          { actions: 'judge' },
        ],
      },
    },
    previewing: {
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => written(context),
        onDone: { target: 'previewed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isUnreadable', target: 'writing', actions: 'noteRefusal' },
          { target: 'writing', actions: 'noteFailure' },
        ],
      },
    },
    /** Nothing is sent yet. */
    previewed: {
      on: {
        'field.changed': {
          target: 'writing',
          actions: ['clear', { type: 'change', params: ({ event }) => event }],
        },
        'filters.changed': {
          target: 'writing',
          actions: ['clear', { type: 'choose', params: ({ event }) => event.filters }],
        },
        'form.submitted': { target: 'previewing', actions: 'clear' },
        'another.requested': { guard: 'isShown', target: 'stepping' },
        'send.requested': { guard: 'reachesSomebody', target: 'sending', actions: 'clear' },
      },
    },
    stepping: {
      invoke: {
        id: 'step',
        src: 'step',
        input: ({ context }) => ({ ...written(context), after: context.sample!.place }),
        onDone: { target: 'previewed', actions: { type: 'takeSample', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'previewed', actions: 'noteFailure' },
        ],
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ ...written(context), id: context.id, hash: context.preview!.hash }),
        onDone: 'sent',
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'previewed' },
          { guard: 'isUnreadable', target: 'writing', actions: 'noteRefusal' },
          { guard: 'isChanged', target: 'previewing', actions: 'noteFailure' },
          { guard: 'isUnknown', target: 'unsure', actions: 'noteFailure' },
          { target: 'previewed', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost. A repeat with the same id sends nothing twice. */
    unsure: { on: { 'retry.requested': { target: 'sending', actions: 'clear' } } },
    sent: { entry: 'open' },
    signedOut: { entry: 'endSession' },
  },
});
