/** The flow of a form for editing, with the names of an organisation. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { editFormMachine } from '../../../src/machines/editForm/editFormMachine.ts';
import { editFormOutcomes } from '../../../src/machines/editForm/editFormOutcomes.ts';
import type { EditFormContext } from '../../../src/machines/editForm/editFormTypes.ts';
import { readNamesForm } from '../../../src/machines/editForm/readNamesForm.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { laterNames, namesRow } from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import * as words from './editFormWords.ts';

const mine = { ...namesRow.texts, name_ar: 'دار الإنتاج والمواهب' };
const disputing = laterNames({ name_ar: 'دار المواهب' });

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** Whether the form offers an event: a field's own text again changes nothing, and only disputes have choices. */
function onEditForm({ context }: Snapshot, event: ModelEvent): boolean {
  const { texts, disputes } = context as EditFormContext;
  const field = event['field'] as string;
  if (event.type === 'field.changed') return texts[field] !== event['value'];
  return event.type !== 'choice.made' || (field in disputes && disputes[field]!.choice !== event['choice']);
}

export const editFormFlow: Flow = {
  name: 'editForm',
  ...words.editFormWords,
  machine: editFormMachine,
  input: { read: readNamesForm },
  walks: [
    {
      events: editFormOutcomes({
        loaded: [
          { row: namesRow, draft: null },
          { row: namesRow, draft: { start: namesRow, texts: mine } },
        ],
        saved: [
          { saved: laterNames(mine, null) },
          { present: disputing },
          { present: laterNames({ name_en: 'The House' }) },
          { present: laterNames(mine) },
        ],
        typed: [
          { field: 'name_ar', value: mine.name_ar },
          { field: 'name_ar', value: '' },
        ],
        failures: [
          wrong('name_ar'),
          refusal('step_up_needed', 403),
          httpError({ status: 401 }),
          networkError,
        ],
      }),
      possible: onEditForm,
    },
  ],
  offered: onEditForm,
  replayedBy: 'src/pages/staff/namesPage.paths.test.tsx',
  calls: ['loadRow', 'saveRow'],
  effects: ['keepDraft', 'endSession'],
};
