/** The profile draft of this tab: its text in session storage, its picture in memory (decision D67). */
import type { ProfileDraft, ProfileFormValues } from '../../machines/profileEdit/profileEditTypes.ts';
import { profileFormFields } from '../../machines/profileEdit/profileForm.ts';
import { PROFILE_DRAFT_KEY } from './draftKeys.ts';

/** Increase when the form changes shape, so that drafts of older builds are ignored. */
const FORMAT = 1;

let picture: { user: string; file: File } | null = null;

/** @param user id of the profile's owner */
export function keepProfileDraft(user: string, { values, avatar }: ProfileDraft): void {
  picture = avatar && { user, file: avatar };
  try {
    sessionStorage.setItem(PROFILE_DRAFT_KEY, JSON.stringify({ format: FORMAT, user, values }));
  } catch {
    // Without storage an edit is lost when the session ends.
  }
}

/** The draft of this person, else null; drops a draft that is invalid or of another person. */
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
    // Forbidden storage holds no draft.
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

/** Validates stored data: every field must be a string. */
function valuesOf(kept: unknown): ProfileFormValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const values = kept as Partial<Record<string, unknown>>;
  if (!profileFormFields.every((field) => typeof values[field] === 'string')) return null;
  return Object.fromEntries(profileFormFields.map((field) => [field, values[field]])) as ProfileFormValues;
}
