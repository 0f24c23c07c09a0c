/** Invites a person to a role: the form, and the link that its sender hands over. */
import { assign, setup, type SnapshotFrom } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import { limitableRoles } from '../../../domain/staff/rights.ts';
import type { Approval, Asked, InvitationRequest, Invited } from '../../../domain/staff/staffContract.ts';
import { type StaffFieldErrors, staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { hasNoFieldErrors, withoutFieldError } from '../formErrors.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedPromise } from '../unprovided.ts';

export const inviteFields = ['email', 'role', 'competitions'] as const;
type InviteField = (typeof inviteFields)[number];
export type InviteText = Exclude<InviteField, 'competitions'>;
export type InviteRole = InvitationRequest['role'];
/** An empty `role`: none is chosen yet. `competitions`: null for all of the organisation. */
export type InviteValues = { email: string; role: InviteRole | ''; competitions: string[] | null };

export type StaffInviteContext = {
  /** The one role to which it invites; empty if the person chooses one. */
  given: InviteRole | '';
  values: InviteValues;
  fieldErrors: StaffFieldErrors<InviteField>;
  formError: FormError | null;
  invited: Invited | null;
  /** The invitation waits for another owner. */
  asked: Approval | null;
};

export type StaffInviteEvent =
  | { type: 'field.changed'; field: InviteText; value: string }
  | { type: 'competitions.changed'; competitions: string[] | null }
  | { type: 'form.submitted' }
  | { type: 'another.requested' };

/** Whether a role can be limited to named competitions. */
export const isLimitable = (role: InviteRole | ''): boolean => limitableRoles.some((each) => each === role);

const competitionsOf = ({ role, competitions }: InviteValues): string[] | null =>
  isLimitable(role) ? competitions : null;

const missing = (values: InviteValues): StaffFieldErrors<InviteField> => ({
  ...(values.email.trim() === '' && { email: { code: 'staffEmailRequired' } }),
  ...(values.role === '' && { role: { code: 'roleRequired' } }),
  ...(competitionsOf(values)?.length === 0 && { competitions: { code: 'competitionsRequired' } }),
});

export const staffInviteMachine = setup({
  types: {
    context: {} as StaffInviteContext,
    events: {} as StaffInviteEvent,
    input: {} as { role: InviteRole | '' },
  },
  actors: { invite: unprovidedPromise<Invited | Asked, InvitationRequest>('invite') },
  guards: {
    isAsked: (_, { answer }: { answer: Invited | Asked }) => 'approval' in answer,
    isComplete: ({ context }) => hasNoFieldErrors(missing(context.values)),
    isLimited: ({ event }) => statusOf(failureIn(event)) === 429,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: InviteText; value: string }) => ({
      values: { ...context.values, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    choose: assign(({ context }, { competitions }: { competitions: string[] | null }) => ({
      values: { ...context.values, competitions },
      fieldErrors: withoutFieldError(context.fieldErrors, 'competitions'),
    })),
    judge: assign({ fieldErrors: ({ context }) => missing(context.values) }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => staffRefusal(failureIn(event), inviteFields)),
    take: assign(({ context: { given } }, { invited }: { invited: Invited }) => ({
      invited,
      values: { email: '', role: given, competitions: null },
    })),
    takeAsked: assign(({ context: { given } }, { asked }: { asked: Asked }) => ({
      asked: asked.approval,
      values: { email: '', role: given, competitions: null },
    })),
    forget: assign({ invited: null, asked: null }),
  },
  delays: { wait: ({ context }) => context.formError?.waitMs ?? STAFF_WAIT_MS },
}).createMachine({
  id: 'staffInvite',
  context: ({ input: { role } }) => ({
    given: role,
    values: { email: '', role, competitions: null },
    fieldErrors: {},
    formError: null,
    invited: null,
    asked: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'ready',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'competitions.changed': { actions: { type: 'choose', params: ({ event }) => event } },
      },
      states: {
        ready: {
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: '#staffInvite.inviting', actions: 'clearErrors' },
              { actions: 'judge' },
            ],
          },
        },
        /** Too many invitations: another one would be refused, too, until the wait is over. */
        limited: { after: { wait: { target: 'ready', actions: 'clearErrors' } } },
      },
    },
    inviting: {
      invoke: {
        id: 'invite',
        src: 'invite',
        input: ({ context: { values } }) => ({
          email: values.email,
          role: values.role as InviteRole,
          competitions: competitionsOf(values),
        }),
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ answer: event.output }) },
            target: 'asked',
            actions: { type: 'takeAsked', params: ({ event }) => ({ asked: event.output as Asked }) },
          },
          {
            target: 'invited',
            actions: { type: 'take', params: ({ event }) => ({ invited: event.output as Invited }) },
          },
        ],
        onError: [
          { guard: 'isGivenUp', target: 'editing.ready' },
          { guard: 'isLimited', target: 'editing.limited', actions: 'noteFailure' },
          { guard: 'isUnknown', target: 'editing.ready', actions: 'noteFailure' },
          { target: 'editing.ready', actions: 'noteRefusal' },
        ],
      },
    },
    /** The link shows only now. */
    invited: { on: { 'another.requested': { target: 'editing', actions: 'forget' } } },
    asked: { on: { 'another.requested': { target: 'editing', actions: 'forget' } } },
  },
});

export type StaffInviteSnapshot = SnapshotFrom<typeof staffInviteMachine>;
