/**
 * The registration draft (decisions D82, D187): its text in the browser, the number of the identity document and the
 * consents in this tab, its files in memory.
 */
import type { Competition } from '../../../domain/contract.ts';
import { emptyRegistration, hasTyped } from '../../machines/registration/registrationForm.ts';
import type {
  ChosenFiles,
  RegistrationContext,
  RegistrationDraft,
  RegistrationFormValues,
} from '../../machines/registration/registrationTypes.ts';
import { REGISTRATION_DRAFT_KEY } from './draftKeys.ts';
import { dropDraft, findDraft, writeDraft } from './keptDrafts.ts';

export type KeptRegistration = {
  competition: Competition;
  draft: RegistrationDraft;
  /** Null after a reload. */
  files: ChosenFiles | null;
};

type ToKeep = Pick<
  RegistrationContext,
  'competition' | 'person' | 'key' | 'values' | 'unsure' | 'begun' | 'media' | 'identity'
>;

/** Never kept in the browser: a document's number, and consents, which are given to the text of their day. */
const tabFields = ['civil_id', 'read_requirement', 'term_conditions'] as const;
type TabValues = Partial<Record<(typeof tabFields)[number], unknown>>;

/** Files of the draft with this key. If the draft is not restored, neither are its files. */
let chosen: (ChosenFiles & { key: string }) | null = null;

/** @param path of the form; a browser holds one draft for each form and person */
export function keepRegistration(path: string, toKeep: ToKeep): void {
  const { competition, person, key, values, unsure, begun, media, identity } = toKeep;
  if (!competition) return;
  chosen = { key, media, identity };
  writeDraft({
    path,
    owner: person?.id ?? null,
    competition,
    key,
    values: { ...values, ...Object.fromEntries(tabFields.map((field) => [field, undefined])) },
    unsure,
    begun,
    typed: hasTyped(values, person),
    at: Date.now(),
  });
  const ofTab: TabValues = Object.fromEntries(tabFields.map((field) => [field, values[field]]));
  try {
    sessionStorage.setItem(REGISTRATION_DRAFT_KEY, JSON.stringify({ key, values: ofTab }));
  } catch {
    // Without storage a reload loses the number.
  }
}

/** @param owner id of the signed-in candidate; only own and anonymous drafts are restored */
export function recallRegistration(path: string, owner: string | null): KeptRegistration | null {
  const kept = findDraft(path, owner, Date.now());
  if (!kept) return null;
  const { key, competition, unsure, begun } = kept;
  const values = valuesOf({ ...kept.values, ...tabValuesOf(key) });
  const files = chosen?.key === key ? { media: chosen.media, identity: chosen.identity } : null;
  return { competition, draft: { key, values, unsure, begun }, files };
}

/** Deletes the draft with this key, after it was sent. */
export function forgetRegistration(key: string): void {
  chosen = null;
  dropDraft(key, Date.now());
  try {
    sessionStorage.removeItem(REGISTRATION_DRAFT_KEY);
  } catch {
    // Forbidden storage holds no draft.
  }
}

function tabValuesOf(key: string): TabValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(REGISTRATION_DRAFT_KEY) ?? 'null');
    const found = (kept ?? {}) as { key?: unknown; values?: TabValues };
    return found.key === key ? (found.values ?? {}) : {};
  } catch {
    return {};
  }
}

/** Takes stored values whose type is right; any other field is empty. */
function valuesOf(stored: Record<string, unknown>): RegistrationFormValues {
  const fields = Object.entries(emptyRegistration).map(([field, empty]) => [
    field,
    typeof stored[field] === typeof empty ? stored[field] : empty,
  ]);
  return Object.fromEntries(fields) as RegistrationFormValues;
}
