/** Outcomes of the list of organisations, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { OrganisationList } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { StaffOrganisationsEvent } from './staffOrganisationsMachine.ts';

const heard = (event: StaffOrganisationsEvent): AnyEventObject => event;

/** @param id of an organisation without an owner; @param made of one that was just made */
export const staffOrganisationsOutcomes = (
  list: OrganisationList,
  id: string,
  made: string,
  failures: readonly AppError[],
): AnyEventObject[] => [
  answered('loadOrganisations', list),
  ...failures.map((failure) => refused('loadOrganisations', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  heard({ type: 'organisation.made', id: made }),
  heard({ type: 'owner.requested', id }),
  heard({ type: 'owner.cancelled' }),
];
