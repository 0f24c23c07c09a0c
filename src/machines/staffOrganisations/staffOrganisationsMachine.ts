/** The organisations of the installation, for its operator, and the one whose first owner the operator invites. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { OrganisationList } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type StaffOrganisationsContext = {
  list: OrganisationList['data'] | null;
  /** Id of the organisation whose owner is invited. */
  inviting: string | null;
  formError: FormError | null;
};

export type StaffOrganisationsEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'organisation.made'; id: string }
  | { type: 'owner.requested'; id: string }
  | { type: 'owner.cancelled' };

export const staffOrganisationsMachine = setup({
  types: { context: {} as StaffOrganisationsContext, events: {} as StaffOrganisationsEvent },
  actors: { loadOrganisations: unprovidedPromise<OrganisationList>('loadOrganisations') },
  guards: { isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401 },
  actions: {
    take: assign((_, { data }: OrganisationList) => ({ list: data, formError: null })),
    choose: assign((_, { id }: { id: string }) => ({ inviting: id })),
    leave: assign({ inviting: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'staffOrganisations',
  context: { list: null, inviting: null, formError: null },
  initial: 'loading',
  on: {
    'owner.requested': { actions: { type: 'choose', params: ({ event }) => event } },
    'owner.cancelled': { actions: 'leave' },
    'organisation.made': { target: '.loading', actions: { type: 'choose', params: ({ event }) => event } },
    'refresh.requested': '.loading',
  },
  states: {
    loading: {
      invoke: {
        id: 'loadOrganisations',
        src: 'loadOrganisations',
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    listed: {},
    signedOut: { entry: 'endSession' },
  },
});
