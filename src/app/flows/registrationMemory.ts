/**
 * The registration draft (decisions D82, D187): its text in the browser, the number of the identity document and the
 * consents in this tab, its files in memory.
 */
import type { Competition } from '../../../domain/contract.ts';
import { emptyRegistration } from '../../machines/registration/registrationForm.ts';
import type {
  ChosenFiles,
  RegistrationContext,
  RegistrationDraft,
  RegistrationFormValues,
} from '../../machines/registration/registrationTypes.ts';
import { REGISTRATION_DRAFT_KEY } from './draftKeys.ts';

/** Increase when the form changes shape, so that drafts of older builds are ignored. */
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
  /** Id of the owner; null for an anonymous candidate. */
  owner: string | null;
  competition: Competition;
  draft: RegistrationDraft;
};

type ToKeep = Pick<
  RegistrationContext,
  'competition' | 'person' | 'key' | 'values' | 'unsure' | 'media' | 'identity'
>;

/** Files of the draft with this key. If the draft is not restored, neither are its files. */
let chosen: (ChosenFiles & { key: string }) | null = null;

/** @param path of the form; a browser holds one draft for each form and person */
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
    // Without storage a reload loses the number.
  }
}

/** @param owner id of the signed-in candidate; only own and anonymous drafts are restored */
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
    // Forbidden storage holds no draft.
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

/** Validates stored data: every field must have its type. */
function draftOf(kept: Partial<RegistrationDraft> | undefined): RegistrationDraft | null {
  const { key, values, unsure } = kept ?? {};
  if (typeof key !== 'string' || typeof values !== 'object') return null;
  const given = values as Partial<RegistrationFormValues>;
  const fields = Object.keys(emptyRegistration) as (keyof RegistrationFormValues)[];
  const isWhole = fields.every((field) => typeof given[field] === typeof emptyRegistration[field]);
  return isWhole ? { key, values: given as RegistrationFormValues, unsure: unsure === true } : null;
}
