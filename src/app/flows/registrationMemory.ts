/** The half-filled registration of this tab (decision D82): its words in session storage, its files as long as the page lives. */
import type { Competition } from '../../../domain/contract.ts';
import { emptyRegistration } from '../../machines/registration/registrationForm.ts';
import type {
  ChosenFiles,
  RegistrationContext,
  RegistrationDraft,
  RegistrationFormValues,
} from '../../machines/registration/registrationTypes.ts';
import { REGISTRATION_DRAFT_KEY } from './registrationDraftKey.ts';

/** Raised when the form changes shape, so that a draft of an older site is not taken for one. */
const FORMAT = 1;

export type KeptRegistration = {
  competition: Competition;
  draft: RegistrationDraft;
  /** Null after a reload. */
  files: ChosenFiles | null;
};

type Kept = {
  format: number;
  path: string;
  /** Whose it is; null of somebody who is not signed in. */
  owner: string | null;
  competition: Competition;
  draft: RegistrationDraft;
};

type ToKeep = Pick<
  RegistrationContext,
  'competition' | 'person' | 'key' | 'values' | 'unsure' | 'media' | 'identity'
>;

/** They belong to the draft of the same key: whoever is not shown that is not shown them. */
let chosen: (ChosenFiles & { key: string }) | null = null;

/** @param path the address of the form: a tab has one form that is not sent yet */
export function keepRegistration(path: string, toKeep: ToKeep): void {
  const { competition, person, key, values, unsure, media, identity } = toKeep;
  if (!competition) return;
  chosen = { key, media, identity };
  const kept: Kept = {
    format: FORMAT,
    path,
    owner: person?.id ?? null,
    competition,
    draft: { key, values, unsure },
  };
  try {
    sessionStorage.setItem(REGISTRATION_DRAFT_KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs a reload its memory, not the registration.
  }
}

/** @param owner who is signed in: what another one left is not shown */
export function recallRegistration(path: string, owner: string | null): KeptRegistration | null {
  const kept = read();
  const isOurs = kept?.owner === null || kept?.owner === owner;
  if (kept?.format !== FORMAT || kept.path !== path || !isOurs || !kept.competition?.id) return null;
  const draft = draftOf(kept.draft);
  if (!draft) return null;
  const files = chosen?.key === draft.key ? { media: chosen.media, identity: chosen.identity } : null;
  return { competition: kept.competition, draft, files };
}

export function forgetRegistration(): void {
  chosen = null;
  try {
    sessionStorage.removeItem(REGISTRATION_DRAFT_KEY);
  } catch {
    // What was never kept need not be thrown away.
  }
}

function read(): Partial<Kept> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(REGISTRATION_DRAFT_KEY) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** A hand may have written there: each field is of its kind, or there is no draft. */
function draftOf(kept: Partial<RegistrationDraft> | undefined): RegistrationDraft | null {
  const { key, values, unsure } = kept ?? {};
  if (typeof key !== 'string' || typeof values !== 'object') return null;
  const given = values as Partial<RegistrationFormValues>;
  const fields = Object.keys(emptyRegistration) as (keyof RegistrationFormValues)[];
  const isWhole = fields.every((field) => typeof given[field] === typeof emptyRegistration[field]);
  return isWhole ? { key, values: given as RegistrationFormValues, unsure: unsure === true } : null;
}
