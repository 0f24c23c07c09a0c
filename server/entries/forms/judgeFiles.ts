import type { CompetitionDetails } from '../../../domain/contract.ts';
import type { FileType } from '../../../domain/fileTypes.ts';
import { mediaFileError, type MediaFileErrorCode } from '../../../domain/forms/mediaFile.ts';
import { IDENTITY_MAX_MEGABYTES } from '../../../domain/limits.ts';
import { inspectMedia } from '../../media/inspectMedia.ts';
import type { MediaFacts } from '../../media/probeMedia.ts';
import { sniffEnds, sniffMedia } from '../../media/sniffMedia.ts';
import type { FieldProblem } from '../../platform/http/errorTexts.ts';
import { isTaken } from '../uploads/admitUpload.ts';
import type { Choice, ChosenMedia } from './chooseMedia.ts';
import { fileMaxBytes } from './entryFormLimits.ts';
import type { StagedDocument, StagedFile } from './stageFile.ts';

export type Judged<Accepted> =
  | { ok: true; file: Accepted }
  | { ok: false; problem: FieldProblem; values?: Record<string, number> };

export type JudgedMedia = { media: ChosenMedia; type: FileType; facts: MediaFacts };
export type JudgedFile = { file: StagedFile; type: FileType };
export type JudgedDocument = { file: StagedDocument; type: FileType };

/** The field error of each media error. */
const words: Readonly<Record<MediaFileErrorCode, FieldProblem>> = {
  required: 'fileRequired',
  blockedExtension: 'fileBlocked',
  wrongFormat: 'fileWrongFormat',
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  tooLong: 'fileTooLong',
  unreadable: 'fileUnreadable',
};

const refused = (problem: FieldProblem, max?: number) =>
  ({ ok: false, problem, ...(max !== undefined && { values: { max } }) }) as const;

/** Judges media by their content and the limits of their competition; cheap checks first. */
export async function judgeMedia(
  choice: Choice,
  competition: Pick<CompetitionDetails, 'max_media_megabytes' | 'submission_type'>,
): Promise<Judged<JudgedMedia>> {
  if (choice === 'gone') return refused('fileGone');
  if (choice === 'unfinished') return refused('fileUnfinished');
  const { max_media_megabytes: megabytes } = competition;
  const limits = { use: 'media', megabytes } as const;
  const say = (problem: MediaFileErrorCode) => refused(wordOf(problem, competition), megabytes);
  // Check size and name first, as if the type were allowed: a file refused for these is not read.
  const early = mediaFileError(choice && { ...choice, type: 'video/mp4' }, limits);
  if (early || !choice) return say(early ?? 'required');
  const inspected = await inspectMedia(choice.path);
  if (inspected.kind !== 'media') return say(inspected.kind);
  const { type, facts } = inspected;
  const durationMs = facts.durationMs ?? undefined;
  const problem = mediaFileError({ ...choice, type: type.mime, durationMs }, limits);
  if (problem) return say(problem);
  if (!isTaken(type.mime, competition)) return say('wrongFormat');
  return { ok: true, file: { media: choice, type, facts } };
}

function wordOf(
  problem: MediaFileErrorCode,
  { submission_type: wanted }: Pick<CompetitionDetails, 'submission_type'>,
): FieldProblem {
  if (problem !== 'wrongFormat' || wanted === 'any') return words[problem];
  return wanted === 'video' ? 'fileVideoOnly' : 'fileAudioOnly';
}

/** Judges an identity document. It is never decoded: the bytes stay as they came. */
export async function judgeIdentity(file: StagedDocument | undefined): Promise<Judged<JudgedDocument>> {
  const megabytes = IDENTITY_MAX_MEGABYTES;
  const type =
    file && file.bytes <= fileMaxBytes('id_passport_url')
      ? await sniffEnds(file.ends, 'identity')
      : undefined;
  const problem = mediaFileError(file && { ...file, type: type?.mime }, { use: 'identity', megabytes });
  if (file && type && !problem) return { ok: true, file: { file, type } };
  if (file && file.bytes > fileMaxBytes('id_passport_url')) return refused('fileTooLarge', megabytes);
  if (problem === 'required' || problem === undefined) return refused('identityRequired', megabytes);
  return problem === 'wrongFormat' ? refused('identityWrongFormat') : refused(words[problem], megabytes);
}

/** Judges the optional still picture that the browser took of a video. */
export async function judgePoster(file: StagedFile | undefined): Promise<Judged<JudgedFile | undefined>> {
  if (!file) return { ok: true, file: undefined };
  const max = fileMaxBytes('media_poster');
  const type = file.bytes <= max ? await sniffMedia(file.path, 'identity') : undefined;
  return type?.kind === 'image'
    ? { ok: true, file: { file, type } }
    : refused('posterUnreadable', max / 1_000_000);
}
