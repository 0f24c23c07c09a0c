/** Outcomes of a session of staff, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { DeskOrganisation } from '../../../domain/staff/deskOf.ts';
import type { Me } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { StaffSessionEvent } from './staffSessionMachine.ts';

const heard = (event: StaffSessionEvent): AnyEventObject => event;

export const staffSessionOutcomes = (
  me: Me,
  organisation: DeskOrganisation,
  failures: readonly AppError[],
): AnyEventObject[] => [
  answered('readMe', me),
  ...failures.map((failure) => refused('readMe', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'organisation.renamed', organisation }),
  heard({ type: 'reset.stopped' }),
  heard({ type: 'signOut.requested' }),
  answered('signOut', null),
  ...failures.map((failure) => refused('signOut', failure)),
];
