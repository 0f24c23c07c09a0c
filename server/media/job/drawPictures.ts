import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bareEnvironment } from '../../platform/bareEnvironment.ts';
import { objectKey } from '../../platform/storage/objectKey.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import type { MediaFacts } from '../probeMedia.ts';
import { shownPoster } from '../newMedia.ts';
import type { ClaimedMedia } from './mediaClaims.ts';
import type { MediaTools } from './mediaTools.ts';
import { inputOptions, withoutWords } from '../ffmpeg/inputOptions.ts';

type Pictures = { poster_object?: string | null; waveform_object?: string | null };

/** Time limit (ms) for drawing a frame of a video. */
const FRAME_MS = 20_000;
const WAVEFORM_MS = 120_000;

/**
 * Draws the poster of a video, from the candidate's picture or else from a frame; for a sound recording the
 * waveform.
 */
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

/**
 * Makes the poster from the candidate's picture; null without a usable one. Call it before ffmpeg works in
 * the folder, which could replace the file.
 */
async function drawSent({ poster_object }: ClaimedMedia, { objects, folder }: MediaTools) {
  if (poster_object === null) return null;
  const [sent, target] = ['sent', 'poster.webp'].map((name) => join(folder.path, name)) as [string, string];
  if (!(await objects.stat(poster_object))) return null;
  await pipeline(await objects.read(poster_object), createWriteStream(sent, { flags: 'wx', mode: 0o600 }));
  if (!(await drawPoster(sent, target))) return null;
  return storePicture(objects, target, 'webp', (await stat(target)).size);
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
  limitMs: number,
  { objects, folder, ffmpeg, signal }: MediaTools,
): Promise<string | null> {
  if (!ffmpeg) return null;
  await ffmpeg.run(folder.path, options, signal, limitMs);
  signal.throwIfAborted();
  const bytes = await folder.takeOver(name);
  return bytes === undefined ? null : storePicture(objects, join(folder.path, name), extension, bytes);
}

const pictureTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

async function storePicture(
  objects: ObjectStore,
  path: string,
  extension: keyof typeof pictureTypes,
  bytes: number,
): Promise<string> {
  const key = objectKey('media', extension);
  await objects.put(key, { path }, { bytes, type: pictureTypes[extension] });
  return key;
}

const POSTER_WIDTH = 960;
const FIRST_FRAMES_ARE_DARK_MS = 1_000;
/** The brand's rose, clear on the dark face of the player. */
const WAVEFORM = { width: 960, height: 160, color: '#f57195' };
/**
 * Samples per second for drawing the waveform: enough to show loudness, and few enough for hours of sound
 * to fit into memory.
 */
const WAVEFORM_RATE = 4_000;

const onePicture = ['-frames:v', '1', ...withoutWords, '-f', 'image2', '-update', '1'];

/** Options for ffmpeg that draw a frame of a video as `poster.jpg`. */
function posterOptions(extension: string, { durationMs }: MediaFacts): string[] {
  const from = Math.min(FIRST_FRAMES_ARE_DARK_MS, Math.trunc((durationMs ?? 0) / 3));
  const size = `scale=w=min(${POSTER_WIDTH}\\,iw):h=-2`;
  const drawn = ['-map', '0:v:0', '-vf', size, '-c:v', 'mjpeg', '-q:v', '4', '-pix_fmt', 'yuvj420p'];
  return [...inputOptions(extension, from), ...drawn, ...onePicture, 'poster.jpg'];
}

/**
 * Options for ffmpeg that draw the waveform of a sound recording as `waveform.png`, with a transparent
 * background.
 */
function waveformOptions(extension: string): string[] {
  const { width, height, color } = WAVEFORM;
  const shape = `showwavespic=s=${width}x${height}:colors=${color}:scale=sqrt`;
  const filter = `[0:a:0]aformat=channel_layouts=mono,aresample=${WAVEFORM_RATE},${shape}[w]`;
  const drawn = ['-filter_complex', filter, '-map', '[w]', '-c:v', 'png'];
  return [...inputOptions(extension), ...drawn, ...onePicture, 'waveform.png'];
}

const run = promisify(execFile);
/** Drawing takes a second; the rest is for a busy machine, because a picture that is given up stays lost. */
const POSTER_MS = 60_000;
const script = join(import.meta.dirname, 'posterProcess.ts');

/**
 * Draws a picture anew as WebP, at most 960 px wide, in a process of its own. False if it is no JPEG, PNG
 * or WebP, or is too large.
 */
async function drawPoster(source: string, target: string): Promise<boolean> {
  return run(process.execPath, [script, source, target], {
    env: bareEnvironment(),
    timeout: POSTER_MS,
    killSignal: 'SIGKILL',
  }).then(
    () => true,
    () => false,
  );
}
