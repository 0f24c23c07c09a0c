/** Outcomes of the list of people, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { Holding, PeopleList, StaffPeopleEvent } from './staffPeopleMachine.ts';

const heard = (event: StaffPeopleEvent): AnyEventObject => event;

export const staffPeopleOutcomes = (
  list: PeopleList,
  holdings: readonly Holding[],
  asked: Asked,
  failures: readonly AppError[],
): AnyEventObject[] => [
  answered('loadPeople', list),
  ...failures.map((failure) => refused('loadPeople', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  ...holdings.map((holding) => heard({ type: 'end.requested', holding })),
  heard({ type: 'end.confirmed' }),
  heard({ type: 'end.cancelled' }),
  answered('endHolding', null),
  answered('endHolding', asked),
  ...failures.map((failure) => refused('endHolding', failure)),
  ...list.withdrawn.map(({ id, email }) => heard({ type: 'restore.requested', invitation: { id, email } })),
  answered('restoreInvitation', undefined),
  ...failures.map((failure) => refused('restoreInvitation', failure)),
];
