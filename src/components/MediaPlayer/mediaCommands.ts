/** Commands on a media element; without an element they do nothing. */
type Media = HTMLMediaElement | null;

/** Ignores a rejected `play()`: the element reports its own failures. */
const playMedia = (media: HTMLMediaElement) => void Promise.resolve(media.play()).catch(() => {});

export function togglePlaying(media: Media): void {
  if (media?.paused) playMedia(media);
  else media?.pause();
}

/** Jumps to a second of the recording, clamped to its length; stays while the length is unknown. */
export function seekTo(media: Media, seconds: number): void {
  if (!media) return;
  media.currentTime = clampToLength(media.duration, seconds) ?? media.currentTime;
}

/** Clamps a second to the length; undefined while the length is unknown. */
export function clampToLength(length: number, seconds: number): number | undefined {
  return Number.isFinite(length) ? Math.min(Math.max(0, seconds), length) : undefined;
}

export function toggleSound(media: Media): void {
  if (media) media.muted = !media.muted;
}

/** @param volume 0, which is silence, to 1 */
export function setVolume(media: Media, volume: number): void {
  if (!media) return;
  media.volume = volume;
  media.muted = volume === 0;
}

export function showCaptions(media: Media, shown: boolean): void {
  for (const track of media?.textTracks ?? []) track.mode = shown ? 'showing' : 'hidden';
}

/** A playback position: seconds; the length is NaN while unknown. */
export type Place = { time: number; length: number; playing: boolean };

/** Restores the position after a change of file. */
export function resumeAt(media: HTMLMediaElement, { time, playing }: Place): void {
  media.currentTime = time;
  if (playing) playMedia(media);
}
