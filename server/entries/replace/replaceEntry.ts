import type { CompetitionDetails } from '../../../domain/contract.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import type { Language } from '../../../domain/localized.ts';
import { readable } from '../../platform/database/readable.ts';
import { type EntryRow, findReplacement } from '../entriesRepo.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { replacementHash } from '../entryPseudonyms.ts';
import type { EntryErrors } from '../entryReply.ts';
import {
  chooseMedia,
  judgeMedia,
  judgePoster,
  type JudgedFile,
  type JudgedMedia,
} from '../forms/judgeFiles.ts';
import { hashFile, keepMedia, storageRefusal, submitKept } from '../forms/keepFiles.ts';
import type { EntryForm } from '../forms/readEntryForm.ts';
import type { Replaced } from './replaceMedia.ts';

export const updateFields = ['_method', 'media_ticket'] as const;
type UpdateField = (typeof updateFields)[number];

export type Replacing = {
  entry: EntryRow;
  competition: CompetitionDetails;
  /** Whether entries can still be replaced. If not, an earlier outcome can still be repeated. */
  isOpen: boolean;
  form: EntryForm<UpdateField>;
  /** The form's key; null for a form without one. */
  key: string | null;
  network: string;
  language: Language;
};

export type ReplaceOutcome =
  | { kind: 'replaced'; replayed: boolean }
  | { kind: 'fields'; errors: EntryErrors; code: ServerCode }
  | { kind: 'refused'; status: number; code: ServerCode; retryAfter?: number };

const stillWorking: ReplaceOutcome = { kind: 'refused', status: 503, code: 'still_working', retryAfter: 1 };
const refusals: Readonly<Record<Exclude<Replaced['kind'], 'replaced'>, ReplaceOutcome>> = {
  unknown: { kind: 'refused', status: 404, code: 'unknown_entry' },
  withdrawn: { kind: 'refused', status: 403, code: 'entry_withdrawn' },
  uploadGone: { kind: 'fields', errors: { media_file: { error: 'fileGone' } }, code: 'upload_gone' },
  otherFile: { kind: 'refused', status: 422, code: 'idempotency_key_reused' },
};

/**
 * Replaces an entry's recording. With a ticket or key, it happens once: equal requests wait for the first
 * and get its outcome.
 */
export async function replaceEntry(deps: FiledEntryDeps, replacing: Replacing): Promise<ReplaceOutcome> {
  const { entry, form, key } = replacing;
  const method = form.values._method?.toUpperCase();
  if (method !== undefined && method !== 'PUT') return { kind: 'refused', status: 400, code: 'bad_request' };
  const ticket = form.values.media_ticket?.trim();
  // A ticket comes first, because it identifies the file: two tabs with the same upload have different
  // keys.
  const mark = ticket || key;
  try {
    if (mark === null) return await judgeReplacement(deps, replacing, null);
    const keyHash = replacementHash(deps.keys.pepper, mark, entry.id);
    const lock = ticket || keyHash;
    const earlier = () => earlierOutcome(deps, replacing, keyHash);
    const outcome = await deps.uploads.hold(lock, async () => {
      const known = await earlier();
      if (known) return known;
      const judged = await judgeReplacement(deps, replacing, keyHash);
      // Another node may have handled the same form meanwhile and used its upload, so look for its outcome
      // again.
      return judged.kind === 'fields' ? ((await earlier()) ?? judged) : judged;
    });
    return outcome === 'busy' ? stillWorking : outcome;
  } catch (error) {
    const refusal = storageRefusal(error);
    if (!refusal) throw error;
    return { kind: 'refused', ...refusal };
  }
}

/**
 * The outcome if this ticket or key was used before: `replaced` again, or a refusal if the form now has
 * another file. Otherwise undefined.
 */
async function earlierOutcome(
  { database }: FiledEntryDeps,
  { form: { values, files } }: Replacing,
  keyHash: string,
): Promise<ReplaceOutcome | undefined> {
  const known = await readable(findReplacement(database, keyHash));
  if (!known) return undefined;
  const isSame =
    values.media_ticket || (files.media_file && (await hashFile(files.media_file.path)) === known.sha256);
  return isSame ? { kind: 'replaced', replayed: true } : refusals.otherFile;
}

async function judgeReplacement(
  deps: FiledEntryDeps,
  replacing: Replacing,
  keyHash: string | null,
): Promise<ReplaceOutcome> {
  const { entry, competition, isOpen, form } = replacing;
  if (!isOpen) return { kind: 'refused', status: 403, code: 'competition_ended' };
  const choice = await chooseMedia(deps, form.values.media_ticket, form.files.media_file, {
    userId: entry.user_id,
    formHash: null,
    competitionId: competition.id,
    entryId: entry.id,
  });
  const [media, poster] = await Promise.all([
    judgeMedia(choice, competition, deps.convertsMedia),
    judgePoster(form.files.media_poster),
  ]);
  if (media.ok && poster.ok)
    return storeReplacement(deps, replacing, { media: media.file, poster: poster.file, keyHash });
  const errors = {
    media_file: media.ok ? undefined : media,
    media_poster: poster.ok ? undefined : poster,
  };
  return { kind: 'fields', errors, code: choice === 'gone' ? 'upload_gone' : 'unprocessable' };
}

type Accepted = { media: JudgedMedia; poster: JudgedFile | undefined; keyHash: string | null };

async function storeReplacement(
  deps: FiledEntryDeps,
  { entry, network, language }: Replacing,
  { media, poster, keyHash }: Accepted,
): Promise<ReplaceOutcome> {
  const { ticket } = media.media;
  const kept = await keepMedia(deps, media, poster);
  const { id: entryId, user_id: userId } = entry;
  const submit = () =>
    deps.writer.submit('replaceMedia', {
      entryId,
      userId,
      media: kept.row,
      ticket,
      keyHash,
      at: deps.clock.now(),
      network,
      language,
    });
  const isStored = (output: Replaced) => output.kind === 'replaced' && !output.replayed;
  const output = await submitKept([kept], isStored, submit);
  if (output.kind !== 'replaced') return refusals[output.kind];
  await removeLeftovers(deps, output.orphans, ticket);
  return { kind: 'replaced', replayed: output.replayed };
}

/**
 * Removes the used upload and the objects of replaced recordings. What fails here, the sweeper removes
 * later.
 */
async function removeLeftovers(
  { files, uploads }: FiledEntryDeps,
  orphans: readonly string[],
  ticket: string | null,
): Promise<void> {
  files.nudge();
  await Promise.allSettled([
    ...orphans.map((object) => files.objects.remove(object)),
    ...(ticket === null ? [] : [uploads.staging.drop(ticket)]),
  ]);
}
