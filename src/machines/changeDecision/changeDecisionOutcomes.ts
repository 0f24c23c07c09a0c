/** Outcomes of deciding about changes of a candidate, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { ChangeChosen, ChangeDecisionEvent } from './changeDecisionTypes.ts';

const heard = (event: ChangeDecisionEvent): AnyEventObject => event;

export const changeDecisionOutcomes = (
  { changes, reason }: { changes: readonly ChangeChosen[]; reason: string },
  failures: readonly AppError[],
): AnyEventObject[] => [
  ...changes.flatMap((change) => [
    heard({ type: 'approval.requested', change }),
    heard({ type: 'rejection.requested', change }),
  ]),
  heard({ type: 'rejection.cancelled' }),
  heard({ type: 'field.changed', field: 'reason', value: reason }),
  heard({ type: 'form.submitted' }),
  answered('decide', null),
  ...failures.map((failure) => refused('decide', failure)),
];
