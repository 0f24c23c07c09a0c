/** Changes the competitions of a role (decision D219). */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { type StaffFieldErrors, staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export const competitionFields = ['competitions'] as const;

/** A role with its competitions; null for all of the organisation. `version`: the one that the page saw. */
export type RoleToLimit = { id: string; version: number; competitions: string[] | null };

export type RoleCompetitionsContext = RoleToLimit & {
  fieldErrors: StaffFieldErrors<'competitions'>;
  formError: FormError | null;
};

export type RoleCompetitionsEvent =
  | { type: 'competitions.changed'; competitions: string[] | null }
  | { type: 'form.submitted' };

export const roleCompetitionsMachine = setup({
  types: {
    context: {} as RoleCompetitionsContext,
    events: {} as RoleCompetitionsEvent,
    input: {} as RoleToLimit,
  },
  actors: { changeCompetitions: unprovidedPromise<unknown, RoleToLimit>('changeCompetitions') },
  guards: {
    isComplete: ({ context }) => context.competitions?.length !== 0,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    change: assign((_, { competitions }: { competitions: string[] | null }) => ({
      competitions,
      fieldErrors: {},
    })),
    judge: assign({ fieldErrors: { competitions: { code: 'competitionsRequired' } } }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => staffRefusal(failureIn(event), competitionFields)),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'roleCompetitions',
  context: ({ input }) => ({ ...input, fieldErrors: {}, formError: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'competitions.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isComplete', target: 'saving', actions: 'clearErrors' },
          { actions: 'judge' },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'changeCompetitions',
        src: 'changeCompetitions',
        input: ({ context: { id, version, competitions } }) => ({ id, version, competitions }),
        onDone: 'saved',
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'choosing' },
          { guard: 'isUnknown', target: 'choosing', actions: 'noteFailure' },
          { target: 'choosing', actions: 'noteRefusal' },
        ],
      },
    },
    saved: {},
    signedOut: { entry: 'endSession' },
  },
});
