import { stat } from 'node:fs/promises';
import { readable } from '../../platform/database/readable.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { findUpload, isAlive } from '../uploads/uploadsRepo.ts';
import { uploadPath } from '../uploads/stagingStore.ts';
import type { StagedFile } from './stageFile.ts';

/** Media of a form, in its body or uploaded before: the form uses up the upload `ticket`. */
export type ChosenMedia = StagedFile & { ticket: string | null };

/** The user, form and entry that an upload must match. */
export type MediaUse = {
  userId: string | undefined;
  /** Hash of the form's key; null for a form without one. */
  formHash: string | null;
  competitionId: string;
  /** The entry whose media are replaced; null for a new entry. */
  entryId: string | null;
};

/** `gone`: the upload is unknown, used, or belongs to another user or entry. `unfinished`: bytes are missing. */
export type Choice = ChosenMedia | 'gone' | 'unfinished' | undefined;

/** The media of a form: the upload of its ticket, else the file in its body; undefined if there is neither. */
export async function chooseMedia(
  deps: FiledEntryDeps,
  ticket: string | undefined,
  file: StagedFile | undefined,
  use: MediaUse,
): Promise<Choice> {
  if (ticket === undefined || ticket.trim() === '') return file && { ...file, ticket: null };
  const upload = await readable(findUpload(deps.database, ticket));
  const isOurs =
    upload !== undefined &&
    isAlive(upload, deps.clock.now()) &&
    upload.competition_id === use.competitionId &&
    upload.entry_id === use.entryId &&
    belongs(upload, use);
  if (!isOurs) return 'gone';
  const { store } = deps.uploads;
  const path = uploadPath(store.folder, upload.id);
  const found = await stat(path).catch(() => undefined);
  if (!found) return 'gone';
  if (found.size !== upload.bytes) return 'unfinished';
  const kept = await store.configstore.get(upload.id);
  return { path, name: kept?.metadata?.['filename'] ?? '', bytes: upload.bytes, ticket };
}

/** An upload without a user belongs to its form, even if the sender has signed in since. */
function belongs(
  upload: { user_id: string | null; form_hash: string | null },
  { userId, formHash }: MediaUse,
): boolean {
  if (upload.user_id !== null) return upload.user_id === userId;
  return upload.form_hash !== null && upload.form_hash === formHash;
}
