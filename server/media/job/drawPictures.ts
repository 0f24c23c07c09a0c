import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { objectKey } from '../../platform/storage/objectKey.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { posterOptions, waveformOptions } from '../ffmpeg/pictureOptions.ts';
import type { MediaFacts } from '../mediaFacts.ts';
import { shownPoster } from '../newMedia.ts';
import { drawPoster } from '../posters/drawPoster.ts';
import type { ClaimedMedia } from './claimMedia.ts';
import type { MediaTools } from './mediaTools.ts';

type Pictures = { poster_object?: string | null; waveform_object?: string | null };

/** Time limits (ms) for drawing a frame, and the waveform of hours of sound. */
const FRAME_MS = 20_000;
const WAVEFORM_MS = 120_000;

/** Draws the poster of a video, from the candidate's picture or else a frame, or the waveform of a recording. */
export async function drawPictures(
  row: ClaimedMedia,
  facts: MediaFacts,
  tools: MediaTools,
): Promise<Pictures> {
  if (!facts.video) return { waveform_object: row.waveform_object ?? (await drawWaveform(row, tools)) };
  const drawn = shownPoster(row.poster_object);
  if (drawn !== null) return { poster_object: drawn };
  return { poster_object: (await drawSent(row, tools)) ?? (await drawFrame(row, facts, tools)) };
}

/** Draw it before anything else works in the folder, so that nothing can replace the file. */
async function drawSent({ poster_object }: ClaimedMedia, { objects, folder }: MediaTools) {
  if (poster_object === null) return null;
  const [sent, target] = ['sent', 'poster.webp'].map((name) => join(folder.path, name)) as [string, string];
  if (!(await objects.stat(poster_object))) return null;
  await pipeline(await objects.read(poster_object), createWriteStream(sent, { flags: 'wx', mode: 0o600 }));
  if (!(await drawPoster(sent, target))) return null;
  return keep(objects, target, 'webp', (await stat(target)).size);
}

async function drawFrame(row: ClaimedMedia, facts: MediaFacts, tools: MediaTools) {
  const options = posterOptions(row.extension, facts);
  return runAndKeep(options, 'poster.jpg', 'jpg', FRAME_MS, tools);
}

async function drawWaveform(row: ClaimedMedia, tools: MediaTools) {
  return runAndKeep(waveformOptions(row.extension), 'waveform.png', 'png', WAVEFORM_MS, tools);
}

async function runAndKeep(
  options: readonly string[],
  name: string,
  extension: 'jpg' | 'png',
  wallMs: number,
  { objects, folder, ffmpeg, signal }: MediaTools,
): Promise<string | null> {
  if (!ffmpeg) return null;
  await ffmpeg.run(folder.path, options, signal, wallMs);
  signal.throwIfAborted();
  const bytes = await folder.takeOver(name);
  return bytes === undefined ? null : keep(objects, join(folder.path, name), extension, bytes);
}

const pictureTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

async function keep(
  objects: ObjectStore,
  path: string,
  extension: keyof typeof pictureTypes,
  bytes: number,
): Promise<string> {
  const key = objectKey('media', extension);
  await objects.put(key, { path }, { bytes, type: pictureTypes[extension] });
  return key;
}
