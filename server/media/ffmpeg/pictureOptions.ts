import type { MediaFacts } from '../mediaFacts.ts';
import { inputOptions, withoutWords } from './inputOptions.ts';

const POSTER_WIDTH = 960;
const FIRST_FRAMES_ARE_DARK_MS = 1_000;
const WAVEFORM = { width: 960, height: 160, color: '#7d8590' };
/** Enough to draw loudness; at the rate of a recording, hours of it would not fit into memory. */
const WAVEFORM_RATE = 4_000;

const onePicture = ['-frames:v', '1', ...withoutWords, '-f', 'image2', '-update', '1'];

/** Draws `poster.jpg` of a video. */
export function posterOptions(extension: string, { durationMs }: MediaFacts): string[] {
  const from = Math.min(FIRST_FRAMES_ARE_DARK_MS, Math.trunc((durationMs ?? 0) / 3));
  const size = `scale=w=min(${POSTER_WIDTH}\\,iw):h=-2`;
  const drawn = ['-map', '0:v:0', '-vf', size, '-c:v', 'mjpeg', '-q:v', '4', '-pix_fmt', 'yuvj420p'];
  return [...inputOptions(extension, from), ...drawn, ...onePicture, 'poster.jpg'];
}

/** Draws `waveform.png` of a sound recording on a transparent ground. */
export function waveformOptions(extension: string): string[] {
  const { width, height, color } = WAVEFORM;
  const shape = `showwavespic=s=${width}x${height}:colors=${color}:scale=sqrt`;
  const filter = `[0:a:0]aformat=channel_layouts=mono,aresample=${WAVEFORM_RATE},${shape}[w]`;
  const drawn = ['-filter_complex', filter, '-map', '[w]', '-c:v', 'png'];
  return [...inputOptions(extension), ...drawn, ...onePicture, 'waveform.png'];
}
