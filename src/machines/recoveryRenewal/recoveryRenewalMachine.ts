/** Makes new recovery codes for a person, and shows them until the person says that they are kept. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import type { RecoveryCodes } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type RecoveryRenewalContext = {
  /** They appear once. */
  codes: readonly string[];
  isSaved: boolean;
  fieldErrors: StaffFieldErrors<'saved'>;
  formError: FormError | null;
  /** How many were made on this page; null before. */
  made: number | null;
};

export type RecoveryRenewalEvent =
  | { type: 'renew.requested' }
  | { type: 'renew.confirmed' }
  | { type: 'renew.cancelled' }
  | { type: 'saved.changed'; isSaved: boolean }
  | { type: 'print.requested' }
  | { type: 'form.submitted' };

export const recoveryRenewalMachine = setup({
  types: { context: {} as RecoveryRenewalContext, events: {} as RecoveryRenewalEvent },
  actors: { renewCodes: unprovidedPromise<RecoveryCodes>('renewCodes') },
  guards: {
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
    isSaved: ({ context }) => context.isSaved,
  },
  actions: {
    begin: assign({ formError: null, isSaved: false, fieldErrors: {} }),
    take: assign((_, { recovery_codes: codes }: RecoveryCodes) => ({ codes, made: codes.length })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteSaved: assign((_, { isSaved }: { isSaved: boolean }) => ({ isSaved, fieldErrors: {} })),
    askToSave: assign({ fieldErrors: { saved: { code: 'codesUnsaved' as const } } }),
    forget: assign({ codes: [] }),
    print: unprovidedAction('print'),
  },
}).createMachine({
  id: 'recoveryRenewal',
  context: { codes: [], isSaved: false, fieldErrors: {}, formError: null, made: null },
  initial: 'idle',
  states: {
    idle: { on: { 'renew.requested': { target: 'confirming', actions: 'begin' } } },
    confirming: { on: { 'renew.confirmed': 'making', 'renew.cancelled': 'idle' } },
    making: {
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        onDone: { target: 'keeping', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isGivenUp', target: 'idle' },
          { guard: 'isUnknown', target: 'unknown' },
          { target: 'idle', actions: 'noteFailure' },
        ],
      },
    },
    /** The earlier codes may have ended, and nobody has seen the new ones: making them again is the way out. */
    unknown: { on: { 'renew.confirmed': 'making' } },
    keeping: {
      on: {
        'saved.changed': { actions: { type: 'noteSaved', params: ({ event }) => event } },
        'print.requested': { actions: 'print' },
        'form.submitted': [{ guard: 'isSaved', target: 'idle', actions: 'forget' }, { actions: 'askToSave' }],
      },
    },
  },
});
