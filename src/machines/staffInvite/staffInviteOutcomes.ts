/** Outcomes of an invitation of staff, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { Asked, Invited } from '../../../domain/staff/staffContract.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { InviteValues, StaffInviteEvent } from './staffInviteMachine.ts';

const heard = (event: StaffInviteEvent): AnyEventObject => event;

export const staffInviteOutcomes = (
  { email, role, competitions }: InviteValues,
  invited: Invited,
  asked: Asked,
  failures: readonly AppError[],
): AnyEventObject[] => [
  heard({ type: 'field.changed', field: 'email', value: email }),
  heard({ type: 'field.changed', field: 'role', value: role }),
  heard({ type: 'competitions.changed', competitions: [] }),
  heard({ type: 'competitions.changed', competitions }),
  heard({ type: 'form.submitted' }),
  answered('invite', invited),
  answered('invite', asked),
  ...failures.map((failure) => refused('invite', failure)),
  elapsed('wait', 'staffInvite.editing.limited'),
  heard({ type: 'another.requested' }),
];
