/** The flow of a form for editing, with the settings of an organisation. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { editFormMachine } from '../../../src/machines/editForm/editFormMachine.ts';
import { editFormOutcomes } from '../../../src/machines/editForm/editFormOutcomes.ts';
import type { EditFormContext } from '../../../src/machines/editForm/editFormTypes.ts';
import { readOrganisationForm } from '../../../src/machines/editForm/readOrganisationForm.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { laterOrganisation, organisationRow } from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import * as words from './editFormWords.ts';

const mine = { ...organisationRow.texts, name_ar: 'دار الإنتاج والمواهب' };
const disputing = laterOrganisation({ name_ar: 'دار المواهب' });

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
  input: { read: readOrganisationForm },
  walks: [
    {
      events: editFormOutcomes({
        loaded: [
          { row: organisationRow, draft: null },
          { row: organisationRow, draft: { start: organisationRow, texts: mine } },
        ],
        saved: [
          { saved: laterOrganisation(mine, null) },
          { present: disputing },
          { present: laterOrganisation({ name_en: 'The House' }) },
          { present: laterOrganisation(mine) },
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
  replayedBy: 'src/pages/staff/organisationPage.paths.test.tsx',
  calls: ['loadRow', 'saveRow'],
  effects: ['keepDraft', 'endSession'],
};
