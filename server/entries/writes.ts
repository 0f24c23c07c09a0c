import type { platformWrites } from '../platform/writes.ts';
import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMessageOf, noteMessageOf } from '../platform/messages/messageQueue.ts';
import { askCorrection } from './corrections/askCorrection.ts';
import { replaceDocument } from './corrections/replaceDocument.ts';
import { decideEntry } from './decisions/decideEntry.ts';
import { settleDecisions } from './decisions/settleDecisions.ts';
import { undoDecision } from './decisions/undoDecision.ts';
import { waiveFee } from './decisions/waiveFee.ts';
import { deleteEntry } from './deletions/deleteEntry.ts';
import { discardDraft, sweepDrafts } from './drafts/draftsRepo.ts';
import { keepDraft } from './drafts/keepDraft.ts';
import { sweepEntryMessages } from './messages/sweepEntryMessages.ts';
import { replaceMedia } from './replace/replaceMedia.ts';
import { claimEntries } from './screening/claimEntries.ts';
import { holdEntry } from './screening/holdEntry.ts';
import { noteEntry } from './screening/noteEntry.ts';
import { screenEntry } from './screening/screenEntry.ts';
import { correctSignup } from './signup/correctSignup.ts';
import { registerEntry } from './signup/registerEntry.ts';
import { unsubscribe } from './unsubscribing/unsubscribe.ts';
import { createUpload, holdUpload } from './uploads/uploadQuotas.ts';
import { dropPieces, keepPiece } from './uploads/piecesRepo.ts';
import { dropUpload } from './uploads/uploadsRepo.ts';
import { undoWithdrawal } from './withdrawals/undoWithdrawal.ts';
import { withdrawEntry } from './withdrawals/withdrawEntry.ts';

/** The writes of entries and uploads, by the names under which they are submitted. */
export const entryWrites = {
  createUpload,
  holdUpload,
  dropUpload,
  keepPiece,
  dropPieces,
  keepDraft,
  discardDraft,
  sweepDrafts,
  registerEntry,
  correctSignup,
  replaceMedia,
  decideEntry,
  undoDecision,
  settleDecisions,
  claimEntries,
  screenEntry,
  holdEntry,
  noteEntry,
  waiveFee,
  deleteEntry,
  askCorrection,
  replaceDocument,
  withdrawEntry,
  undoWithdrawal,
  unsubscribe,
  claimEntryMessage: claimMessageOf('entry_messages'),
  noteEntryMessage: noteMessageOf('entry_messages'),
  sweepEntryMessages,
};

export type EntryWriter = Submitter<typeof entryWrites & typeof platformWrites>;
