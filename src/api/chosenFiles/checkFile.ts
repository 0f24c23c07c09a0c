/** Checks a chosen file before the upload (specification section 5; decision D80). */
import { isCutShort } from '../../../domain/cutFile.ts';
import { blockedEnding } from '../../../domain/blockedEnding.ts';
import { type AcceptedMedia, kindOf, type MediaKind } from '../../../domain/fileTypes.ts';
import { formatOf } from '../../../domain/formatOf.ts';
import type { CheckedIdentity, MediaFileErrorCode, RefusedFile } from '../../../domain/forms/mediaFile.ts';
import { type FileFacts, mediaFileError } from '../../../domain/forms/mediaFileError.ts';
import { IDENTITY_MAX_MEGABYTES } from '../../../domain/limits.ts';
import { mediaFacts, type MediaFacts } from './mediaFacts.ts';
import { bytesOf, sniffType } from './sniffType.ts';

type CheckedMedia = { ok: true; media: MediaFacts & { file: File; kind: MediaKind } } | RefusedFile;

type MediaLimits = AcceptedMedia & {
  /** The competition's limit. */
  limitMegabytes: number;
};

export async function checkMedia(
  file: File,
  { limitMegabytes, wanted, converts }: MediaLimits,
): Promise<CheckedMedia> {
  const limits = { use: 'media', megabytes: limitMegabytes, wanted, converts } as const;
  const facts = await factsOf(file);
  if (!facts) return refuse('unreadable');
  const code = mediaFileError(facts, limits);
  const kind = kindOf(facts.type);
  if (code || !kind) return refuse(code ?? 'wrongFormat', facts);
  if (await isCutShort((at, length) => bytesOf(file, at, length), file.size).catch(() => false))
    return refuse('incomplete');
  const played = await mediaFacts(file, kind);
  const tooLong = mediaFileError({ ...facts, durationMs: played.durationMs ?? undefined }, limits);
  return tooLong ? refuse(tooLong) : { ok: true, media: { file, kind, ...played } };
}

export async function checkIdentity(file: File): Promise<CheckedIdentity> {
  const facts = await factsOf(file);
  if (!facts) return refuse('unreadable');
  const code = mediaFileError(facts, { use: 'identity', megabytes: IDENTITY_MAX_MEGABYTES });
  return code ? refuse(code, facts) : { ok: true, file };
}

function refuse(code: MediaFileErrorCode, facts?: FileFacts): RefusedFile {
  const sent = facts && causeOf(code, facts);
  return { ok: false, code, ...(sent !== undefined && { sent }) };
}

function causeOf(code: MediaFileErrorCode, { type, name }: FileFacts): string | undefined {
  if (code === 'blockedExtension') return blockedEnding(name);
  return code === 'wrongFormat' ? formatOf(type, name) : undefined;
}

/** Undefined if the file cannot be read, such as a deleted one. */
async function factsOf(file: File): Promise<FileFacts | undefined> {
  try {
    return { name: file.name, bytes: file.size, type: await sniffType(file) };
  } catch {
    return undefined;
  }
}
