import type { FastifyReply, FastifyRequest } from 'fastify';
import { Metadata } from '@tus/server';
import type { CompetitionDetails } from '../../../domain/contract.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import { blockedEnding } from '../../../domain/blockedEnding.ts';
import { isWanted } from '../../../domain/fileTypes.ts';
import { MEGABYTE_BYTES } from '../../../domain/forms/mediaFile.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { fieldErrorText } from '../../platform/http/errorTexts.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { findOwnEntry } from '../entriesRepo.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { openForRegistration, openForReplacement, type FoundCompetition } from '../openCompetition.ts';

export type UploadAsked = { metadata: UploadMetadata; bytes: number; form: string | null };
export type Refusal = {
  status: number;
  code: ServerCode;
  competition?: CompetitionDetails;
  /** Seconds. */
  retryAfter?: number;
};
export type UploadAdmitted = { competitionId: string; entryId: string | null };

/** The refusal of an upload for each reason that quotas give. */
export const uploadRefusals = {
  tooMany: { status: 429, code: 'too_many_uploads', retryAfter: 3_600 },
  full: { status: 503, code: 'no_space' },
  gone: { status: 410, code: 'upload_gone' },
} as const satisfies Record<string, Refusal>;

const LENGTH = /^[1-9][0-9]{0,14}$/;

/** What the headers of a request to begin an upload say; undefined if they break the protocol. */
export function readUploadRequest({ headers }: FastifyRequest): UploadAsked | undefined {
  const length = headers['upload-length'];
  const metadata = readUploadMetadata(headers['upload-metadata']);
  if (!metadata || typeof length !== 'string' || !LENGTH.test(length)) return undefined;
  const form = readIdempotencyKey(metadata.form);
  if (form.kind === 'malformed') return undefined;
  return { metadata, bytes: Number(length), form: form.kind === 'key' ? form.key : null };
}

/** Whether an upload may begin, by what its headers say. Its content is checked when a form uses it. */
export async function admitUpload(
  deps: EntryDeps,
  { metadata, bytes }: UploadAsked,
  userId: string | undefined,
): Promise<UploadAdmitted | Refusal> {
  const { competition: id = '', entry } = metadata;
  if (entry === undefined) {
    const found = openForRegistration(deps, id);
    return (
      judgeAnnouncement(deps, found, 'registration_closed', metadata, bytes) ?? {
        competitionId: id,
        entryId: null,
      }
    );
  }
  if (userId === undefined) return { status: 401, code: 'unauthenticated' };
  const own = await readable(findOwnEntry(deps.database, entry, userId));
  if (!own || (id !== '' && own.competition_id !== id)) return { status: 404, code: 'unknown_entry' };
  if (own.withdrawn_at !== null) return { status: 403, code: 'entry_withdrawn' };
  const found = openForReplacement(deps, own.competition_id);
  const refused = judgeAnnouncement(deps, found, 'competition_ended', metadata, bytes);
  return refused ?? { competitionId: own.competition_id, entryId: own.id };
}

function judgeAnnouncement(
  { convertsMedia: converts }: Pick<EntryDeps, 'convertsMedia'>,
  found: FoundCompetition,
  closed: ServerCode,
  { filename = '', filetype }: UploadMetadata,
  bytes: number,
): Refusal | undefined {
  if (found.kind === 'unknown') return { status: 404, code: 'unknown_competition' };
  if (found.kind === 'closed') return { status: 403, code: closed };
  if (found.kind === 'notYet') return { status: 403, code: 'registration_not_open' };
  const { competition } = found;
  if (blockedEnding(filename) !== undefined) return { status: 415, code: 'media_type' };
  if (filetype !== undefined && !isWanted(filetype, { wanted: competition.submission_type, converts }))
    return { status: 415, code: 'media_type' };
  if (bytes > competition.max_media_megabytes * MEGABYTE_BYTES)
    return { status: 413, code: 'media_too_large', competition };
  return undefined;
}

/** Sends a refusal. If it names the competition, the file is too large, and a sentence states the limit. */
export function replyRefusal(
  reply: FastifyReply,
  { status, code, competition, retryAfter }: Refusal,
): FastifyReply {
  if (!competition)
    return replyError(reply, status, code, { ...(retryAfter !== undefined && { retryAfter }) });
  const limit = { max: competition.max_media_megabytes };
  const text = fieldErrorText(replyLanguage(reply.request), 'fileTooLarge', limit);
  return replyError(reply, status, code, { errors: { media_file: [text] } });
}

const keys = ['competition', 'entry', 'form', 'filename', 'filetype'] as const;
type Key = (typeof keys)[number];

type UploadMetadata = Partial<Record<Key, string>>;

const LONGEST = 4_096;
const LONGEST_VALUE = 1_000;

/**
 * What the header `upload-metadata` says; undefined if it is malformed, has an unknown key or a value that
 * is too long.
 */
function readUploadMetadata(header: string | string[] | undefined): UploadMetadata | undefined {
  if (typeof header !== 'string' || header.length > LONGEST) return undefined;
  let parsed;
  try {
    parsed = Metadata.parse(header);
  } catch {
    return undefined;
  }
  const metadata: UploadMetadata = {};
  for (const [name, value] of Object.entries(parsed)) {
    const key = keys.find((each) => each === name);
    if (!key || (value?.length ?? 0) > LONGEST_VALUE) return undefined;
    if (value !== null && value !== '') metadata[key] = value;
  }
  return metadata;
}

/**
 * The metadata to store: name and type of the file, without the form's key, which is the sender's secret.
 */
export function keptMetadata({ filename, filetype }: UploadMetadata): string {
  return Metadata.stringify({ filename: filename ?? '', filetype: filetype ?? '' });
}
