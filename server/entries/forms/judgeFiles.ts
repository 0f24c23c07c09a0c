import { Metadata } from '@tus/server';
import type { CompetitionDetails } from '../../../domain/contract.ts';
import type { FileType, MediaKind } from '../../../domain/fileTypes.ts';
import type { MediaFileErrorCode } from '../../../domain/forms/mediaFile.ts';
import { mediaFileError } from '../../../domain/forms/mediaFileError.ts';
import { IDENTITY_MAX_MEGABYTES } from '../../../domain/limits.ts';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import { readable } from '../../platform/database/readable.ts';
import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { findUpload, isAlive } from '../uploads/uploadsRepo.ts';
import type { StagedFile, StagedDocument } from './stageFile.ts';
import { inspectMedia } from '../../media/inspectMedia.ts';
import type { MediaFacts } from '../../media/probeMedia.ts';
import { sniffEnds, sniffMedia } from '../../media/sniffMedia.ts';
import { fileMaxBytes } from './entryFormLimits.ts';

/**
 * The recording of a form. `ticket` is the id of the upload that it came by; null for a file in the form
 * itself.
 */
type ChosenMedia = StagedFile & { ticket: string | null };

/** By whom and for what an upload is used; the upload must have been begun for the same. */
export type MediaUse = {
  userId: string | undefined;
  /** Hash of the form's key; null for a form without one. */
  formHash: string | null;
  competitionId: string;
  /** The entry whose recording is replaced; null for a new entry. */
  entryId: string | null;
};

/**
 * The recording of a form, or why its upload cannot be used; undefined for a form without one. `gone`: the
 * upload is unknown, used or expired, or for another user, form, competition or entry. `unfinished`: bytes
 * are missing.
 */
type Choice = ChosenMedia | 'gone' | 'unfinished' | undefined;

/**
 * Finds the recording of a form: the upload that its ticket names or, without a ticket, the file in its
 * body.
 * @throws StorageError
 */
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
  const { staging } = deps.uploads;
  const stored = await staging.storedBytes(upload.id);
  if (stored !== undefined && stored !== upload.bytes) return 'unfinished';
  const path = stored === undefined ? undefined : await staging.fetch(upload);
  return path === undefined ? 'gone' : { path, name: nameOf(upload), bytes: upload.bytes, ticket };
}

/** The file name that the sender gave when the upload began; empty without one. */
function nameOf({ metadata }: UploadsTable): string {
  return (metadata === null ? undefined : Metadata.parse(metadata)['filename']) ?? '';
}

/**
 * Whether an upload is the caller's. One begun without login belongs to its form, even if the sender has
 * logged in since.
 */
function belongs(
  upload: { user_id: string | null; form_hash: string | null },
  { userId, formHash }: MediaUse,
): boolean {
  if (upload.user_id !== null) return upload.user_id === userId;
  return upload.form_hash !== null && upload.form_hash === formHash;
}

export type Judged<Accepted> =
  | { ok: true; file: Accepted }
  | { ok: false; error: FieldErrorCode; values?: Record<string, number> };

export type JudgedMedia = { media: ChosenMedia; type: FileType; facts: MediaFacts };
export type JudgedFile = { file: StagedFile; type: FileType };
export type JudgedDocument = { file: StagedDocument; type: FileType };

/** The code of a field error for each error of a file. */
const words: Readonly<Record<MediaFileErrorCode, FieldErrorCode>> = {
  required: 'fileRequired',
  blockedExtension: 'fileBlocked',
  wrongFormat: 'fileWrongFormat',
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  tooLong: 'fileTooLong',
  incomplete: 'fileIncomplete',
  unreadable: 'fileUnreadable',
};

/** The codes that name what a competition for one kind of recording accepts. */
const wordsOfKind: Readonly<Record<MediaKind, Partial<Record<MediaFileErrorCode, FieldErrorCode>>>> = {
  video: { required: 'fileVideoRequired', wrongFormat: 'fileVideoOnly' },
  audio: { required: 'fileAudioRequired', wrongFormat: 'fileAudioOnly' },
};

const refused = (error: FieldErrorCode, max?: number) =>
  ({ ok: false, error, ...(max !== undefined && { values: { max } }) }) as const;

/** Checks a recording against the limits of its competition, by its content. Cheap checks come first. */
export async function judgeMedia(
  choice: Choice,
  competition: Pick<CompetitionDetails, 'max_media_megabytes' | 'submission_type'>,
  converts: boolean,
): Promise<Judged<JudgedMedia>> {
  if (choice === 'gone') return refused('fileGone');
  if (choice === 'unfinished') return refused('fileUnfinished');
  const { max_media_megabytes: megabytes, submission_type: wanted } = competition;
  const limits = { use: 'media', megabytes } as const;
  const say = (error: MediaFileErrorCode) =>
    refused((wanted === 'any' ? undefined : wordsOfKind[wanted][error]) ?? words[error], megabytes);
  // Check size and name first, with a type that passes: a file that they refuse need not be read.
  const early = mediaFileError(choice && { ...choice, type: 'video/mp4' }, limits);
  if (early || !choice) return say(early ?? 'required');
  const inspected = await inspectMedia(choice.path, converts);
  if (inspected.kind !== 'media') return say(inspected.kind);
  const { type, facts } = inspected;
  const durationMs = facts.durationMs ?? undefined;
  const error = mediaFileError({ ...choice, type: type.mime, durationMs }, { ...limits, wanted, converts });
  if (error) return say(error);
  return { ok: true, file: { media: choice, type, facts } };
}

/**
 * Checks an identity document by its size, name and first and last bytes. It is never decoded and stays as
 * it came.
 */
export async function judgeIdentity(file: StagedDocument | undefined): Promise<Judged<JudgedDocument>> {
  const megabytes = IDENTITY_MAX_MEGABYTES;
  const type =
    file && file.bytes <= fileMaxBytes('id_passport_url')
      ? await sniffEnds(file.ends, 'identity')
      : undefined;
  const error = mediaFileError(file && { ...file, type: type?.mime }, { use: 'identity', megabytes });
  if (file && type && !error) return { ok: true, file: { file, type } };
  if (file && file.bytes > fileMaxBytes('id_passport_url')) return refused('fileTooLarge', megabytes);
  if (error === 'required' || error === undefined) return refused('identityRequired', megabytes);
  return error === 'wrongFormat' ? refused('identityWrongFormat') : refused(words[error], megabytes);
}

/** Checks the still picture that a browser may send with a video. */
export async function judgePoster(file: StagedFile | undefined): Promise<Judged<JudgedFile | undefined>> {
  if (!file) return { ok: true, file: undefined };
  const max = fileMaxBytes('media_poster');
  const type = file.bytes <= max ? await sniffMedia(file.path, 'identity') : undefined;
  // The process that draws posters reads no HEIF.
  return type?.kind === 'image' && !type.extension.startsWith('hei')
    ? { ok: true, file: { file, type } }
    : refused('posterUnreadable', max / 1_000_000);
}
