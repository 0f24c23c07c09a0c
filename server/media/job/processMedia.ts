import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isTooLong } from '../../../domain/forms/mediaFile.ts';
import { exactBytes } from '../../platform/storage/exactBytes.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { conversionPlan } from '../ffmpeg/conversionPlan.ts';
import { pixelsOf } from '../ffmpeg/conversionCost.ts';
import { MOST_PIXELS } from '../ffmpeg/inputOptions.ts';
import { inspectMedia } from '../inspectMedia.ts';
import type { MediaFacts } from '../mediaFacts.ts';
import type { ClaimedMedia } from './claimMedia.ts';
import { drawPictures } from './drawPictures.ts';
import { makePlayable } from './makePlayable.ts';
import type { MediaOutcome, MediaTools } from './mediaTools.ts';
import type { MediaChange } from './noteMedia.ts';

/** Checks a file, draws its pictures and makes it playable, recording each step. */
export async function processMedia(row: ClaimedMedia, tools: MediaTools): Promise<MediaOutcome> {
  const { objects, folder, ffmpeg } = tools;
  const source = `source.${row.extension}`;
  await fetchObject(objects, row, join(folder.path, source));
  const facts = await acceptedFacts(row, join(folder.path, source));
  if (!facts) return end('failed');
  const plan = conversionPlan(row.extension, facts);
  if (ffmpeg && !plan.isCopied && pixelsOf(facts) > tools.limits.mostPixels) return end('failed');
  await folder.handOver(source);
  const found = {
    duration_ms: facts.durationMs,
    width: facts.video?.width ?? null,
    height: facts.video?.height ?? null,
    ...(await drawPictures(row, facts, tools)),
  };
  if (!ffmpeg) return end(plan.isPlayable ? 'playable' : 'original', found);
  await tools.note({ ...found, state: 'converting' }, true);
  const made = await makePlayable(row, facts, plan, { ...tools, ffmpeg });
  return made === undefined ? end('failed') : end('playable', { playable_object: made });

  async function end(state: MediaOutcome, change: MediaChange = {}): Promise<MediaOutcome> {
    await tools.note({ ...change, state, next_attempt_at: null }, true);
    return state;
  }
}

async function fetchObject(objects: ObjectStore, row: ClaimedMedia, target: string): Promise<void> {
  const stored = await objects.read(row.object);
  await pipeline(
    stored,
    exactBytes(row.object, row.bytes),
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  ).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOSPC' ? new StorageError('full', row.object, error) : error;
  });
}

/** Undefined for a file whose content is not its declared type, or is not allowed. */
async function acceptedFacts(row: ClaimedMedia, path: string): Promise<MediaFacts | undefined> {
  const inspected = await inspectMedia(path);
  if (inspected.kind !== 'media' || inspected.type.extension !== row.extension) return undefined;
  const { facts } = inspected;
  if (!facts.video) return facts;
  const { width, height } = facts.video;
  const isFine = width > 0 && height > 0 && width * height <= MOST_PIXELS;
  return isFine && !isTooLong(facts.durationMs ?? undefined) ? facts : undefined;
}
