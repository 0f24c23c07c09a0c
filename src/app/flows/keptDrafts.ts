/**
 * Registration drafts of this browser, in local storage (decision D187): what was typed, without the number of an identity
 * document, for as long as the server keeps an upload.
 */
import type { Competition } from '../../../domain/contract.ts';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import { forgetUploads, latestUpload } from '../../api/uploads/uploadMemory.ts';
import type { Begun } from '../../machines/registration/registrationTypes.ts';
import { REGISTRATION_DRAFT_KEY } from './draftKeys.ts';

/** Increase when the form changes shape, so that drafts of older builds are ignored. */
const FORMAT = 2;

export type KeptDraft = {
  format: number;
  /** Path of the form. */
  path: string;
  /** Id of the owner; null for an anonymous candidate. */
  owner: string | null;
  competition: Competition;
  /** Idempotency key of the registration and its uploads. */
  key: string;
  values: Record<string, unknown>;
  unsure: boolean;
  /** The server's stamp of its beginning; null without one. */
  begun: Begun | null;
  /** Something was typed: there is something to continue. */
  typed: boolean;
  /** Last change, UTC milliseconds. */
  at: number;
  /** The version in the account that this draft continues (decision D204); none without one. */
  version?: string | undefined;
};

/** Versions in the account that this page continues, by key. */
const continued = new Map<string, string>();

export const uploadsOf = (key: string) => ({ entry: null, form: key });

/** When a draft ends (UTC ms): with its upload, if that lasts longer. */
export const draftEnd = ({ key, at }: KeptDraft): number =>
  Math.max(at, latestUpload(uploadsOf(key))?.at ?? 0) + UPLOAD_LIFE_MS;

/** The draft of a form: the person's own, else an anonymous one. @param now UTC milliseconds */
export function findDraft(path: string, owner: string | null, now: number): KeptDraft | null {
  const found = aliveDrafts(now).filter((each) => each.path === path);
  return [owner, null].flatMap((each) => found.find((draft) => draft.owner === each) ?? [])[0] ?? null;
}

export function writeDraft(kept: Omit<KeptDraft, 'format' | 'version'>): void {
  const others = aliveDrafts(kept.at).filter(
    ({ key, path, owner }) => key !== kept.key && (path !== kept.path || owner !== kept.owner),
  );
  write([...others, { format: FORMAT, ...kept, version: continued.get(kept.key) }]);
}

/** From now on this page continues this version of the account. */
export function noteVersion(key: string, version: string): void {
  continued.set(key, version);
  write(aliveDrafts(Date.now()).map((each) => (each.key === key ? { ...each, version } : each)));
}

/** Deletes a draft and the addresses of its uploads. @returns these addresses */
export function dropDraft(key: string, now: number): string[] {
  write(aliveDrafts(now).filter((each) => each.key !== key));
  return forgetUploads(uploadsOf(key));
}

function aliveDrafts(now: number): KeptDraft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REGISTRATION_DRAFT_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => isKept(each) && now < draftEnd(each)) : [];
  } catch {
    return [];
  }
}

function isKept(each: unknown): each is KeptDraft {
  const { format, path, owner, competition, key, values, at } = (each ?? {}) as Partial<KeptDraft>;
  return (
    format === FORMAT &&
    [path, key, competition?.id].every((text) => typeof text === 'string') &&
    (owner === null || typeof owner === 'string') &&
    typeof values === 'object' &&
    values !== null &&
    typeof at === 'number'
  );
}

function write(drafts: readonly KeptDraft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(REGISTRATION_DRAFT_KEY);
    else localStorage.setItem(REGISTRATION_DRAFT_KEY, JSON.stringify(drafts));
  } catch {
    // Without storage a reload loses the draft.
  }
}
