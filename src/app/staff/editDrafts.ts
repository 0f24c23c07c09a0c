/** What staff typed and did not save: kept in this tab, for the person who typed it. */
import type { EditDraft, EditFormContext } from '../../machines/editForm/editFormTypes.ts';
import { editedFields } from '../../machines/editForm/editTexts.ts';

const keyOf = (record: string) => `sawt.staff.draft.${record}`;

/** Keeps the texts of a form under a name of its record; forgets them if they are what is stored. */
export function keepEditDraft(
  record: string,
  { start, texts }: Pick<EditFormContext, 'start' | 'texts'>,
): void {
  try {
    if (start && editedFields({ start, texts }).length > 0)
      sessionStorage.setItem(keyOf(record), JSON.stringify({ start, texts } satisfies EditDraft));
    else sessionStorage.removeItem(keyOf(record));
  } catch {
    // Without storage a draft is lost with the page.
  }
}

/** The draft of a record; null without one, or if an earlier build wrote it in another form. */
export function recallEditDraft(record: string): EditDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(record)) ?? 'null') as unknown;
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is EditDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { start, texts } = kept as Partial<EditDraft>;
  return typeof start?.version === 'number' && isTexts(start.texts) && isTexts(texts);
}

const isTexts = (kept: unknown) =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string');
