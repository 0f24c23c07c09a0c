import type { platformWrites } from '../platform/writes.ts';
import type { Submitter } from '../platform/writer/openWriter.ts';
import { decideEntry } from './decisions/decideEntry.ts';
import { deleteEntry } from './deletions/deleteEntry.ts';
import { replaceMedia } from './replace/replaceMedia.ts';
import { registerEntry } from './signup/registerEntry.ts';
import { createUpload, holdUpload } from './uploads/uploadQuotas.ts';
import { dropPieces, keepPiece } from './uploads/piecesRepo.ts';
import { dropUpload } from './uploads/uploadsRepo.ts';

/** The writes of entries and uploads, by the names under which they are submitted. */
export const entryWrites = {
  createUpload,
  holdUpload,
  dropUpload,
  keepPiece,
  dropPieces,
  registerEntry,
  replaceMedia,
  decideEntry,
  deleteEntry,
};

export type EntryWriter = Submitter<typeof entryWrites & typeof platformWrites>;
