import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isTooLong } from '../../../domain/forms/mediaFileError.ts';
import { fileTypes } from '../../../domain/fileTypes.ts';
import { exactBytes } from '../../platform/storage/exactBytes.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { objectKey } from '../../platform/storage/objectKey.ts';
import { conversionPlan, anew, type ConversionPlan } from '../ffmpeg/conversionPlan.ts';
import { pixelsOf, conversionCost, BudgetUsed } from '../ffmpeg/conversionCost.ts';
import { MOST_PIXELS, inputOptions } from '../ffmpeg/inputOptions.ts';
import { inspectMedia } from '../inspectMedia.ts';
import type { MediaFacts } from '../probeMedia.ts';
import type { ClaimedMedia, MediaChange } from './mediaClaims.ts';
import { drawPictures } from './drawPictures.ts';
import type { MediaOutcome, MediaTools } from './mediaTools.ts';
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts';

/** Checks a recording, draws its poster or waveform and makes it playable; stores each step. */
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

/**
 * The facts of a recording; undefined if its content does not fit its extension, or it is too large or too
 * long.
 */
async function acceptedFacts(row: ClaimedMedia, path: string): Promise<MediaFacts | undefined> {
  const inspected = await inspectMedia(path);
  if (inspected.kind !== 'media' || inspected.type.extension !== row.extension) return undefined;
  const { facts } = inspected;
  if (!facts.video) return facts;
  const { width, height } = facts.video;
  const isFine = width > 0 && height > 0 && width * height <= MOST_PIXELS;
  return isFine && !isTooLong(facts.durationMs ?? undefined) ? facts : undefined;
}

type Tools = MediaTools & { ffmpeg: Ffmpeg };

/** How much (ms) the length of the converted file may differ from the original's. */
const DRIFT_MS = 2_000;
const DRIFT_SHARE = 0.05;

/**
 * Makes the playable version and stores it.
 * @returns its key; undefined if no version could be made
 * @throws BudgetUsed
 */
async function makePlayable(
  row: ClaimedMedia,
  facts: MediaFacts,
  plan: ConversionPlan,
  tools: Tools,
): Promise<string | undefined> {
  const made = await tryPlan(row, facts, plan, tools);
  if (made !== undefined || !plan.isCopied) return made;
  if (pixelsOf(facts) > tools.limits.mostPixels) return undefined;
  // Copying can fail for tracks that are valid, because of timestamps that no other container accepts. Then
  // convert.
  return tryPlan(row, facts, anew(facts), tools);
}

async function tryPlan(
  row: ClaimedMedia,
  facts: MediaFacts,
  { extension, options, isCopied }: ConversionPlan,
  { objects, folder, ffmpeg, signal, limits }: Tools,
): Promise<string | undefined> {
  const name = `made.${extension}`;
  const budgetMs = limits.budgetMs(isCopied ? row.bytes : conversionCost(row.extension, facts, row.bytes));
  const all = [...inputOptions(row.extension), ...options];
  const end = await ffmpeg.run(folder.path, all, signal, budgetMs);
  signal.throwIfAborted();
  if (end === 'killed') throw new BudgetUsed();
  const bytes = await folder.takeOver(name);
  if (end === 'failed' || bytes === undefined) return undefined;
  const path = join(folder.path, name);
  if (!(await isSame(path, extension, facts))) return undefined;
  const key = objectKey('media', extension);
  const type = fileTypes.media.find((each) => each.extension === extension)?.mime ?? '';
  await objects.put(key, { path }, { bytes, type });
  return key;
}

/** Whether the converted file has the kinds of tracks and nearly the length of the original. */
async function isSame(path: string, extension: string, facts: MediaFacts): Promise<boolean> {
  const made = await inspectMedia(path);
  if (made.kind !== 'media' || made.type.extension !== extension) return false;
  if (Boolean(made.facts.video) !== Boolean(facts.video)) return false;
  if (Boolean(made.facts.audio) !== Boolean(facts.audio)) return false;
  if (facts.durationMs === null || made.facts.durationMs === null) return true;
  const drift = Math.abs(made.facts.durationMs - facts.durationMs);
  return drift <= Math.max(DRIFT_MS, facts.durationMs * DRIFT_SHARE);
}
