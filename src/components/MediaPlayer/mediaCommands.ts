/** What can be done with a media element; nothing happens where there is none. */
type Media = HTMLMediaElement | null;

/** What cannot play says so by itself. */
const play = (media: HTMLMediaElement) => void Promise.resolve(media.play()).catch(() => {});

export function togglePlaying(media: Media): void {
  if (media?.paused) play(media);
  else media?.pause();
}

/** To a second of the recording, as far as it goes. */
export function seekTo(media: Media, seconds: number): void {
  if (!media) return;
  media.currentTime = within(media.duration, seconds) ?? media.currentTime;
}

/** A second of a recording of that length; undefined where the length is not known. */
export function within(length: number, seconds: number): number | undefined {
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

/** Where playing stood: seconds; the length is NaN while it is not known. */
export type Place = { time: number; length: number; playing: boolean };

/** As it was before, with another file. */
export function goOn(media: HTMLMediaElement, { time, playing }: Place): void {
  media.currentTime = time;
  if (playing) play(media);
}
