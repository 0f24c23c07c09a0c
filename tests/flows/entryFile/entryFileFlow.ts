/** The flow of saving entries as a file. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import { type EntryFileContext, entryFileMachine } from '../../../src/machines/entryFile/entryFileMachine.ts';
import { entryFileOutcomes } from '../../../src/machines/entryFile/entryFileOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { counted } from '../../support/staffEntries/tableFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { entryFileWords } from './entryFileWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** Without an entry, the page has neither choices nor a button. */
function onPage({ context }: Snapshot, event: ModelEvent): boolean {
  const isOfSaving = event.type === 'save.requested' || event.type === 'choice.changed';
  return !isOfSaving || (context as EntryFileContext).counted!.count > 0;
}

export const entryFileFlow: Flow = {
  name: 'entryFile',
  ...entryFileWords,
  machine: entryFileMachine,
  input: noEntryFilters,
  walks: [
    {
      events: entryFileOutcomes(
        [counted.some, counted.none],
        [{ format: 'csv', contacts: false }],
        'sawt-entries-2026-11-26.xlsx',
        {
          count: [httpError({ status: 401 }), networkError],
          save: [httpError({ status: 401 }), refusal('step_up_needed', 403), networkError],
        },
      ),
    },
  ],
  offered: onPage,
  unoffered: ['entryFile.ready on save.requested: no guard holds'],
  replayedBy: 'src/pages/staff/entryTables.paths.test.tsx',
  calls: ['countEntries', 'saveFile'],
  effects: ['endSession'],
};
