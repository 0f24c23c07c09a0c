/** Outcomes of the members of voting groups, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { RoundMembers } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { GroupMembersEvent, MembersSaved } from './groupMembersTypes.ts';

const heard = (event: GroupMembersEvent): AnyEventObject => event;

type Answers = {
  loaded: readonly RoundMembers[];
  /** Choices, moves, placements and codes of a person. */
  acts: readonly GroupMembersEvent[];
  saved: readonly MembersSaved[];
  failures: readonly AppError[];
  wrongCode: AppError;
};

export const groupMembersOutcomes = ({
  loaded,
  acts,
  saved,
  failures,
  wrongCode,
}: Answers): AnyEventObject[] => [
  ...loaded.map((members) => answered('loadMembers', members)),
  ...failures.map((failure) => refused('loadMembers', failure)),
  heard({ type: 'retry.requested' }),
  ...acts.map(heard),
  heard({ type: 'placement.cancelled' }),
  heard({ type: 'placement.confirmed' }),
  ...saved.map((answer) => answered('saveMembers', answer)),
  ...[...failures, wrongCode].map((failure) => refused('saveMembers', failure)),
];
