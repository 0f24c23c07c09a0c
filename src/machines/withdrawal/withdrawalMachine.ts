/** Withdraws an entry, and undoes that in its time (decision D201). Both calls may be repeated. */
import { assign, setup, stateIn, not } from 'xstate';
import { type AppError, statusOf } from '../../../domain/errors.ts';
import { isSameName } from '../../../domain/withdrawal.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { noReport, reportOf, saysUnauthenticated } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  EntryToWithdraw,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalInput,
  WithdrawalState,
} from './withdrawalTypes.ts';

const saysFinal = (error: AppError): boolean => 'code' in error && error.code === 'withdrawal_final';

const nameSentence = (error: AppError): string | undefined =>
  error.kind === 'fieldErrors' ? error.fields['name']?.[0] : undefined;

const withoutErrors = { nameError: null, ...noReport };

export const withdrawalMachine = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
  },
  actors: {
    withdraw: unprovidedPromise<WithdrawalState, EntryToWithdraw>('withdraw'),
    undo: unprovidedPromise<WithdrawalState, { entry: string }>('undo'),
  },
  guards: {
    canWithdraw: ({ context: { withdrawal } }) =>
      withdrawal.offer === 'undoable' || withdrawal.offer === 'final',
    canUndo: ({ context: { withdrawal } }) => withdrawal.offer === 'undo',
    isConfirmed: ({ context: { withdrawal, typed } }) =>
      withdrawal.offer !== 'final' || isSameName(typed, withdrawal.name),
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
    isAboutName: ({ event }) => nameSentence(failureIn(event)) !== undefined,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
    isClosed: ({ event }) => statusOf(failureIn(event)) === 403,
  },
  actions: {
    take: assign((_, state: WithdrawalState) => ({ ...state, typed: '', ...withoutErrors })),
    keepTyped: assign((_, { name }: { name: string }) => ({ typed: name, ...withoutErrors })),
    forgetTyped: assign({ typed: '', ...withoutErrors }),
    noteDiffers: assign({ nameError: 'differs' }),
    clearErrors: assign(withoutErrors),
    /** The vote may have opened since the page loaded: then the withdrawal is final. */
    noteNameRefusal: assign(({ context: { withdrawal }, event }) => {
      const error = failureIn(event);
      return {
        nameError: { sentence: nameSentence(error) ?? '' },
        ...(saysFinal(error) && { withdrawal: { ...withdrawal, offer: 'final' as const } }),
      };
    }),
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
  },
  delays: {
    /** Until the withdrawal is final. */
    undoEnds: ({ context: { withdrawal, now } }) => Math.max(0, (withdrawal.undo_until ?? now) - now),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ ...input, typed: '', ...withoutErrors }),
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'canWithdraw', target: 'offered' },
        { guard: 'canUndo', target: 'withdrawn' },
        { target: 'final' },
      ],
    },
    offered: { on: { 'withdraw.requested': 'confirming' } },
    confirming: {
      on: {
        'name.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'withdraw.confirmed': [{ guard: 'isConfirmed', target: 'withdrawing' }, { actions: 'noteDiffers' }],
        'dialog.closed': { target: 'offered', actions: 'forgetTyped' },
      },
    },
    withdrawing: {
      entry: 'clearErrors',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context: { entry, withdrawal, typed } }) => ({
          entry,
          name: withdrawal.offer === 'final' ? typed : null,
        }),
        onDone: { target: 'settling', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isUnauthenticated', target: 'offered', actions: 'logIn' },
          { guard: 'isAboutName', target: 'confirming', actions: 'noteNameRefusal' },
          { guard: 'isUnknown', target: 'unsure' },
          { guard: 'isClosed', target: 'closed', actions: 'noteReport' },
          { target: 'confirming', actions: 'noteReport' },
        ],
      },
    },
    /** The outcome is unknown. */
    unsure: { on: { 'retry.requested': 'withdrawing' } },
    /** The entry can no longer be withdrawn. */
    closed: {},
    withdrawn: {
      initial: 'waiting',
      // An undo on its way is not cut off: the server decides about it.
      after: { undoEnds: { guard: not(stateIn({ withdrawn: 'undoing' })), target: 'final' } },
      states: {
        waiting: { on: { 'undo.requested': 'undoing' } },
        undoing: {
          entry: 'clearErrors',
          invoke: {
            id: 'undo',
            src: 'undo',
            input: ({ context: { entry } }) => ({ entry }),
            onDone: {
              target: '#withdrawal.settling',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            onError: [
              { guard: 'isUnauthenticated', target: 'waiting', actions: 'logIn' },
              { guard: 'isClosed', target: '#withdrawal.final' },
              { target: 'failed', actions: 'noteReport' },
            ],
          },
        },
        failed: { on: { 'undo.requested': 'undoing' } },
      },
    },
    /** Withdrawn, and no longer to be undone. */
    final: {},
  },
});
