/** Outcomes of a form for editing, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { EditFormEvent, EditLoaded, EditSaved } from './editFormTypes.ts';

const heard = (event: EditFormEvent): AnyEventObject => event;

type Answers = {
  loaded: readonly EditLoaded[];
  saved: readonly EditSaved[];
  typed: readonly { field: string; value: string }[];
  failures: readonly AppError[];
};

export const editFormOutcomes = ({ loaded, saved, typed, failures }: Answers): AnyEventObject[] => [
  ...loaded.map((answer) => answered('loadRow', answer)),
  ...failures.map((failure) => refused('loadRow', failure)),
  heard({ type: 'retry.requested' }),
  ...typed.map((edit) => heard({ type: 'field.changed', ...edit })),
  ...(['mine', 'theirs'] as const).map((choice) =>
    heard({ type: 'choice.made', field: typed[0]!.field, choice }),
  ),
  heard({ type: 'form.submitted' }),
  ...saved.map((answer) => answered('saveRow', answer)),
  ...failures.map((failure) => refused('saveRow', failure)),
];
