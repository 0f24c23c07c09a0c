/** Checks a chosen file before the upload (specification section 5; decision D80). */
import { kindOf, type MediaKind } from '../../../domain/fileTypes.ts';
import { type FileFacts, mediaFileError, type MediaFileErrorCode } from '../../../domain/forms/mediaFile.ts';
import { IDENTITY_MAX_MEGABYTES } from '../../../domain/limits.ts';
import { mediaFacts, type MediaFacts } from './mediaFacts.ts';
import { sniffType } from './sniffType.ts';

type Refused = { ok: false; code: MediaFileErrorCode };
type CheckedMedia = { ok: true; media: MediaFacts & { file: File; kind: MediaKind } } | Refused;
type CheckedIdentity = { ok: true; file: File } | Refused;

/** @param limitMegabytes the competition's limit */
export async function checkMedia(file: File, limitMegabytes: number): Promise<CheckedMedia> {
  const limits = { use: 'media', megabytes: limitMegabytes } as const;
  const facts = await factsOf(file);
  if (!facts) return refuse('unreadable');
  const code = mediaFileError(facts, limits);
  const kind = kindOf(facts.type);
  if (code || !kind) return refuse(code ?? 'wrongFormat');
  const played = await mediaFacts(file, kind);
  const tooLong = mediaFileError({ ...facts, durationMs: played.durationMs ?? undefined }, limits);
  return tooLong ? refuse(tooLong) : { ok: true, media: { file, kind, ...played } };
}

export async function checkIdentity(file: File): Promise<CheckedIdentity> {
  const facts = await factsOf(file);
  if (!facts) return refuse('unreadable');
  const code = mediaFileError(facts, { use: 'identity', megabytes: IDENTITY_MAX_MEGABYTES });
  return code ? refuse(code) : { ok: true, file };
}

const refuse = (code: MediaFileErrorCode): Refused => ({ ok: false, code });

/** Undefined if the file cannot be read, such as a deleted one. */
async function factsOf(file: File): Promise<FileFacts | undefined> {
  try {
    return { name: file.name, bytes: file.size, type: await sniffType(file) };
  } catch {
    return undefined;
  }
}
