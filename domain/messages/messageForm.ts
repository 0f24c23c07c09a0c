/** The form of a message of staff: what is typed, as it is sent. */
import type { EntryFilters } from '../staff/entryAddress.ts';
import { entryQuery } from '../staff/entryAddress.ts';
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { ReadForm } from '../season/formFields.ts';
import type { MessageDraft } from '../staff/staffContract.ts';
import { messageKinds, type MessageKind } from './messageKinds.ts';
import { templateFields } from './readTemplate.ts';
import { newTemplateTexts, templateReader, typedTexts } from './templateForm.ts';

export const messageFields = ['name', 'kind', ...templateFields] as const;

/** Nothing is typed or chosen. */
export const newMessageTexts: FormTexts = { ...newTemplateTexts, kind: '' };

const readTexts = templateReader(null);

const kindOf = (texts: FormTexts): MessageKind | undefined =>
  messageKinds.find((kind) => kind === texts['kind']);

/** Reads the form of a message. */
export function readMessage(texts: FormTexts): ReadForm {
  const read = readTexts(texts);
  const kind = kindOf(texts);
  if (kind === undefined)
    return {
      fieldErrors: { ...('fieldErrors' in read && read.fieldErrors), kind: { code: 'messageKind' } },
    };
  return 'fieldErrors' in read ? read : { texts: { ...read.texts, kind } };
}

/** A message as the API takes it. @throws Error before its kind is chosen */
export function messageDraft(texts: FormTexts, filters: EntryFilters): MessageDraft {
  const kind = kindOf(texts);
  if (kind === undefined) throw new Error('A message without a kind was sent.');
  const { competition = null, status = null, search = null } = entryQuery(filters);
  return { kind, filter: { competition, status, search }, ...typedTexts(texts) };
}
