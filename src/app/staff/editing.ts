/** Real effects of forms that edit a record. */
import { fromPromise } from 'xstate';
import type { FormTexts } from '../../../domain/staff/mergeEdits.ts';
import type { Saved } from '../../api/staff/unwrapSaved.ts';
import { editFormMachine } from '../../machines/editForm/editFormMachine.ts';
import type { EditLoaded, EditRow, EditSaved } from '../../machines/editForm/editFormTypes.ts';
import { keepEditDraft, recallEditDraft } from './editDrafts.ts';
import { goToSignIn } from './goToSignIn.ts';
import { newId } from './newId.ts';

type ToSave = { start: EditRow; texts: FormTexts };

/** How a record of a form is loaded and saved. */
export type EditRecord = {
  load: (signal: AbortSignal) => Promise<EditRow>;
  save: (input: ToSave, signal: AbortSignal) => Promise<EditSaved>;
};

/** The version of a record that only the page has. */
const NOT_YET_MADE = 0;

/** The forms of a person: what is typed is kept under the person's id, so that it shows to nobody else. */
export const formsOf = (staffId: string) => ({
  /** Edits a record that is there. @param name of the draft */
  stored: (name: string, record: EditRecord) => editing(`${staffId}.${name}`, record),
  /** Makes a record. Its id is that of the draft, so that a repeat after a reload makes no second one. */
  made: (name: string, record: (id: string) => EditRecord) => {
    const draft = `${staffId}.${name}`;
    return editing(draft, record(recallEditDraft(draft)?.start.id ?? newId()));
  },
});

const editing = (draft: string, { load, save }: EditRecord) =>
  editFormMachine.provide({
    actors: {
      loadRow: fromPromise<EditLoaded>(async ({ signal }) => ({
        row: await load(signal),
        draft: recallEditDraft(draft),
      })),
      saveRow: fromPromise<EditSaved, ToSave>(({ input, signal }) => save(input, signal)),
    },
    actions: {
      keepDraft: ({ context }) => keepEditDraft(draft, context),
      endSession: goToSignIn,
    },
  });

/** A record that only the page has. */
export const newRow = (id: string, texts: FormTexts): EditRow => ({
  id,
  version: NOT_YET_MADE,
  texts,
  changed: null,
});

/** The outcome of a save as rows of the form. */
export const savedAs = <Record>(answer: Saved<Record>, rowOf: (record: Record) => EditRow): EditSaved =>
  'saved' in answer ? { saved: rowOf(answer.saved) } : { present: rowOf(answer.present) };

/**
 * What was made under the id of a new record. An earlier request of unknown outcome may have made it from other texts.
 * @param fields that the person typed; by default, all
 */
export const madeBy = (row: EditRow, texts: FormTexts, fields = Object.keys(texts)): EditSaved =>
  fields.every((field) => row.texts[field] === texts[field]) ? { saved: row } : { present: row };
