/** Requests a link to set a new password (specification sections 2, 4, 8 "Forgot password"). */
import { type FieldErrors, forgotRefusal, type FormError } from '../../../domain/accountRefusals.ts';
import { assign, setup } from 'xstate';
import { withoutFieldError } from '../formErrors.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedPromise } from '../unprovided.ts';

/** The server's message, or null. */
export type ForgotAnswer = { message: string | null };

export type ForgotPasswordContext = {
  civil_id: string;
  fieldErrors: FieldErrors<'civil_id'>;
  formError: FormError | null;
  message: string | null;
};

export type ForgotPasswordEvent = { type: 'field.changed'; value: string } | { type: 'form.submitted' };

export const forgotPasswordMachine = setup({
  types: { context: {} as ForgotPasswordContext, events: {} as ForgotPasswordEvent },
  actors: { askForLink: unprovidedPromise<ForgotAnswer, { civil_id: string }>('askForLink') },
  guards: { isComplete: ({ context }) => context.civil_id.trim() !== '' },
  actions: {
    change: assign(({ context }, { value }: { value: string }) => ({
      civil_id: value,
      fieldErrors: withoutFieldError(context.fieldErrors, 'civil_id'),
    })),
    judge: assign({ fieldErrors: { civil_id: { code: 'civilIdRequired' } } }),
    clearErrors: assign({ formError: null, fieldErrors: {}, message: null }),
    takeAnswer: assign((_, answer: ForgotAnswer) => answer),
    noteRefusal: assign(({ event }) => forgotRefusal(failureIn(event))),
  },
}).createMachine({
  id: 'forgotPassword',
  context: { civil_id: '', fieldErrors: {}, formError: null, message: null },
  initial: 'idle',
  on: {
    'field.changed': { target: '.idle', actions: { type: 'change', params: ({ event }) => event } },
    'form.submitted': [
      { guard: 'isComplete', target: '.submitting', actions: 'clearErrors' },
      { actions: 'judge' },
    ],
  },
  states: {
    idle: {},
    submitting: {
      on: { 'field.changed': {}, 'form.submitted': {} },
      invoke: {
        id: 'askForLink',
        src: 'askForLink',
        input: ({ context: { civil_id } }) => ({ civil_id }),
        onDone: {
          target: 'success',
          actions: { type: 'takeAnswer', params: ({ event }) => event.output },
        },
        onError: { target: 'error', actions: 'noteRefusal' },
      },
    },
    success: {},
    error: {},
  },
});
