import { stat } from 'node:fs/promises';
import { readable } from '../../platform/database/readable.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { findUpload, isAlive } from '../uploads/uploadsRepo.ts';
import { uploadPath } from '../uploads/stagingStore.ts';
import type { StagedFile } from './stageFile.ts';

/** Media that a form brings, or points to: `ticket` is the upload that is used up by it. */
export type ChosenMedia = StagedFile & { ticket: string | null };

/** Who may use which uploads. */
export type MediaUse = {
  userId: string | undefined;
  /** Of the form's key; null for a form without one. */
  formHash: string | null;
  competitionId: string;
  /** The entry whose media are replaced, null for a new one. */
  entryId: string | null;
};

/** `gone`: no such upload, one of somebody else or for something else, one that was used. `unfinished`: not all is there. */
export type Choice = ChosenMedia | 'gone' | 'unfinished' | undefined;

/** The media of a form: the upload of its ticket, else the file that came along; undefined where there are none. */
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

/** An upload without a user belongs to its form, even if its sender has signed in meanwhile. */
function belongs(
  upload: { user_id: string | null; form_hash: string | null },
  { userId, formHash }: MediaUse,
): boolean {
  if (upload.user_id !== null) return upload.user_id === userId;
  return upload.form_hash !== null && upload.form_hash === formHash;
}
