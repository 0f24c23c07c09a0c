/** The unsaved profile of this tab: its words in session storage, its picture for as long as the page lives (decision D67). */
import type { ProfileDraft, ProfileFormValues } from '../../machines/profileEdit/profileEditTypes.ts';
import { profileFormFields } from '../../machines/profileEdit/profileForm.ts';
import { PROFILE_DRAFT_KEY } from './profileDraftKey.ts';

/** Raised when the form changes shape, so that a draft of an older site is not taken for one. */
const FORMAT = 1;

let picture: { user: string; file: File } | null = null;

/** @param user the id of whose profile it is */
export function keepProfileDraft(user: string, { values, avatar }: ProfileDraft): void {
  picture = avatar && { user, file: avatar };
  try {
    sessionStorage.setItem(PROFILE_DRAFT_KEY, JSON.stringify({ format: FORMAT, user, values }));
  } catch {
    // Where storage is full or forbidden, an edit lasts as long as its session.
  }
}

/** What that person left unsaved in this tab. What another one left is thrown away. */
export function recallProfileDraft(user: string): ProfileDraft | null {
  const kept = read();
  const values = kept?.format === FORMAT && kept.user === user ? valuesOf(kept.values) : null;
  if (!values) {
    dropProfileDraft();
    return null;
  }
  return { values, avatar: picture?.user === user ? picture.file : null };
}

export function dropProfileDraft(): void {
  picture = null;
  try {
    sessionStorage.removeItem(PROFILE_DRAFT_KEY);
  } catch {
    // What was never kept need not be thrown away.
  }
}

type Kept = { format?: unknown; user?: unknown; values?: unknown };

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PROFILE_DRAFT_KEY) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** A hand may have written there: each field is a text, or there is no draft. */
function valuesOf(kept: unknown): ProfileFormValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const values = kept as Partial<Record<string, unknown>>;
  if (!profileFormFields.every((field) => typeof values[field] === 'string')) return null;
  return Object.fromEntries(profileFormFields.map((field) => [field, values[field]])) as ProfileFormValues;
}
