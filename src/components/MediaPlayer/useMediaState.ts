import { useCallback, useSyncExternalStore, type RefObject } from 'react';

export type MediaState = {
  playing: boolean;
  /** Playing, but short of data. */
  waiting: boolean;
  /** Nothing of the file is loaded yet. */
  empty: boolean;
  /** Seconds; the length is NaN while unknown. */
  time: number;
  length: number;
  /** 0 to 1; the player can be muted besides. */
  volume: number;
  muted: boolean;
};

const rest: MediaState = {
  playing: false,
  waiting: false,
  empty: true,
  time: 0,
  length: NaN,
  volume: 1,
  muted: false,
};

const news = [
  'play',
  'pause',
  'playing',
  'waiting',
  'stalled',
  'canplay',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'volumechange',
  'error',
];

const readState = (element: HTMLMediaElement): MediaState => ({
  playing: !element.paused && !element.ended,
  waiting: !element.paused && element.readyState < element.HAVE_FUTURE_DATA && !element.ended,
  empty: element.readyState === element.HAVE_NOTHING,
  time: element.currentTime,
  length: element.duration,
  volume: element.volume,
  muted: element.muted,
});

const isSameState = (one: MediaState, other: MediaState) =>
  (Object.keys(one) as (keyof MediaState)[]).every((key) => Object.is(one[key], other[key]));

const held = new WeakMap<HTMLMediaElement, MediaState>();

/** State of a media element, from its events. */
export function useMediaState(media: RefObject<HTMLMediaElement | null>): MediaState {
  const subscribeToMedia = useCallback(
    (changed: () => void) => {
      const element = media.current;
      for (const type of news) element?.addEventListener(type, changed);
      return () => {
        for (const type of news) element?.removeEventListener(type, changed);
      };
    },
    [media],
  );
  return useSyncExternalStore(subscribeToMedia, () => {
    const element = media.current;
    if (!element) return rest;
    const now = readState(element);
    const before = held.get(element);
    if (before && isSameState(before, now)) return before;
    held.set(element, now);
    return now;
  });
}
