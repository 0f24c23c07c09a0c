import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FFMPEG_MISSING, findFfmpeg } from '../../../scripts/ffmpeg.mjs';

const picture = (seconds: number, size: string) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=10:d=${seconds}`,
];
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=d=${seconds}`];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'];
const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'];
const place = ['-metadata', 'location=+23.5880+058.3829/', '-metadata', 'title=Somebody'];

/** Options with which ffmpeg makes recordings like those of phones and programs, by file name. */
const recipes = {
  'phone.mov': (s: number) => [...picture(s, '320x240'), ...tone(s), ...hevc, '-c:a', 'aac', ...place],
  'old.avi': (s: number) => [...picture(s, '320x240'), ...tone(s), '-c:v', 'mpeg4', '-c:a', 'mp3'],
  'collector.mkv': (s: number) => [...picture(s, '320x240'), ...tone(s), ...h264, '-c:a', 'libmp3lame'],
  'old.3gp': (s: number) => [...picture(s, '320x240'), ...tone(s), '-c:v', 'mpeg4', '-c:a', 'aac'],
  'common.mp4': (s: number) => [...picture(s, '320x240'), ...tone(s), ...h264, '-c:a', 'aac', ...place],
  'silent.mp4': (s: number) => [...picture(s, '320x240'), ...h264],
  'common.mov': (s: number) => [...picture(s, '320x240'), ...tone(s), ...h264, '-c:a', 'pcm_s16le'],
  'open.webm': (s: number) => [...picture(s, '320x240'), ...tone(s), ...vp8],
  'song.mp3': (s: number) => [...tone(s), '-c:a', 'libmp3lame', ...place],
  'song.m4a': (s: number) => [...tone(s), '-c:a', 'aac', ...place],
  'lossless.m4a': (s: number) => [...tone(s), '-c:a', 'alac'],
  'song.wav': (s: number) => [...tone(s), '-c:a', 'pcm_s16le'],
  'song.aac': (s: number) => [...tone(s), '-c:a', 'aac'],
  'song.flac': (s: number) => [...tone(s), '-c:a', 'flac'],
  'song.ogg': (s: number) => [...tone(s), '-c:a', 'libvorbis'],
} as const;

export type Recipe = keyof typeof recipes;

export type MediaFixtures = {
  folder: string;
  ffmpeg: string;
  /**
   * Makes a recording and returns its path; a second call with the same arguments returns the same file.
   */
  make(recipe: Recipe, seconds?: number): string;
  remove(): void;
};

/** Recordings of earlier test files and runs: making the same ones again takes seconds for each file. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/sawt/recordings');

/** Makes videos and sound recordings with ffmpeg when they are asked for, in a folder of their own. */
export function mediaFixtures(): MediaFixtures {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-fixtures-'));
  const ffmpeg = findFfmpeg();
  if (ffmpeg === undefined) throw new Error(FFMPEG_MISSING);
  return {
    folder,
    ffmpeg,
    make: (recipe, seconds = 2) => {
      const path = join(folder, `${seconds}-${recipe}`);
      if (!existsSync(path)) copyFileSync(madeOnce(ffmpeg, recipe, seconds), path);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const versions = new Map<string, string>();

/** Another recipe or another ffmpeg makes another file, so an old one is never taken for it. */
function madeOnce(ffmpeg: string, recipe: Recipe, seconds: number): string {
  const options = recipes[recipe](seconds);
  versions.set(ffmpeg, versions.get(ffmpeg) ?? execFileSync(ffmpeg, ['-version'], { encoding: 'utf8' }));
  const key = hash('sha256', JSON.stringify([versions.get(ffmpeg), options])).slice(0, 16);
  const path = join(cache, `${key}-${recipe}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  // Only whole files get the name that other processes look for.
  const folder = mkdtempSync(join(cache, 'making-'));
  const made = join(folder, recipe);
  execFileSync(ffmpeg, ['-hide_banner', '-loglevel', 'error', '-y', ...options, made], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(made, path);
  rmSync(folder, { recursive: true });
  return path;
}
