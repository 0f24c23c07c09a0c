import type { MediaFacts } from '../probeMedia.ts';
import { withoutWords } from './inputOptions.ts';

/** How to make a version of a file that every browser plays. */
export type ConversionPlan = {
  /** Whether every browser plays the original as it is. */
  isPlayable: boolean;
  /**
   * Whether the main track is copied without conversion: that of the video or, in a sound recording, of the
   * sound.
   */
  isCopied: boolean;
  extension: 'mp4' | 'webm' | 'mp3' | 'm4a' | 'wav';
  /** Options for ffmpeg, with which it writes `made.<extension>`. */
  options: readonly string[];
};

const LONGEST_SIDE = 1_920;
const factor = `min(1\\,${LONGEST_SIDE}/max(iw\\,ih))`;
const even = (side: string) => `max(2\\,trunc(${factor}*${side}/2)*2)`;

const h264 = [
  ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ['-vf', `scale=w=${even('iw')}:h=${even('ih')}`],
  ['-fpsmax', '60'],
].flat();
const aac = ['-c:a', 'aac', '-b:a', '160k', '-ac', '2'];
const tracks = ['-map', '0:v:0', '-map', '0:a:0?'];
const sound = ['-map', '0:a:0', '-vn'];
/** `+faststart` puts the index first, so that playback can start before the whole file has loaded. */
const mp4 = [...withoutWords, '-movflags', '+faststart', '-f', 'mp4', 'made.mp4'];
const m4a = [...withoutWords, '-movflags', '+faststart', '-f', 'ipod', 'made.m4a'];

/** Plans to copy the tracks that every browser plays (decision D78) and to convert the others. */
export function conversionPlan(extension: string, facts: MediaFacts): ConversionPlan {
  return facts.video ? videoPlan(extension, facts) : audioPlan(extension, facts);
}

/** Plans to convert all tracks, for any file; also for one whose tracks could not be copied. */
export const anew = (facts: MediaFacts): ConversionPlan => ({
  isPlayable: false,
  isCopied: false,
  ...(facts.video
    ? { extension: 'mp4', options: [...tracks, ...h264, ...aac, ...limit(facts), ...mp4] }
    : { extension: 'm4a', options: [...sound, ...aac, ...limit(facts), ...m4a] }),
});

function videoPlan(extension: string, facts: MediaFacts): ConversionPlan {
  if (extension === 'webm' && isOpen(facts)) {
    const options = [...tracks, '-c', 'copy', ...withoutWords, '-f', 'webm', 'made.webm'];
    return { isPlayable: true, isCopied: true, extension: 'webm', options };
  }
  if (!isCommon(facts) || extension === 'avi') return anew(facts);
  const soundCodec = isAac(facts) ? ['-c:a', 'copy'] : aac;
  return {
    isPlayable: extension === 'mp4' && isAac(facts),
    isCopied: true,
    extension: 'mp4',
    options: [...tracks, '-c:v', 'copy', ...soundCodec, ...mp4],
  };
}

function audioPlan(extension: string, facts: MediaFacts): ConversionPlan {
  const copied = [...sound, '-c', 'copy'];
  const kept = { isPlayable: true, isCopied: true };
  if (extension === 'mp3') {
    const options = [...copied, ...withoutWords, '-id3v2_version', '0', '-f', 'mp3', 'made.mp3'];
    return { ...kept, extension, options };
  }
  if (extension === 'wav' && facts.audio?.format === 'PCM')
    return { ...kept, extension, options: [...copied, ...withoutWords, '-f', 'wav', 'made.wav'] };
  if (facts.audio?.format === 'AAC') return { ...kept, extension: 'm4a', options: [...copied, ...m4a] };
  return anew(facts);
}

const isOpen = ({ video, audio }: MediaFacts) =>
  /^VP[89]$/.test(video?.format ?? '') &&
  video?.bitDepth === 8 &&
  (!audio || /^(Opus|Vorbis)$/.test(audio.format));

const isCommon = ({ video }: MediaFacts) =>
  video?.format === 'AVC' && video.bitDepth === 8 && video.chroma === '4:2:0';

const isAac = ({ audio }: MediaFacts) => !audio || audio.format === 'AAC';

/** Stops the output 5 s after the declared length, for a file that decodes to more than it declares. */
const limit = ({ durationMs }: MediaFacts) =>
  durationMs === null ? [] : ['-t', ((durationMs + 5_000) / 1_000).toFixed(3)];
