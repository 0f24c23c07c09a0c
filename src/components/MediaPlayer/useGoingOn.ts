import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as commands from './mediaCommands.ts';
import type { Place } from './mediaCommands.ts';

export type LinkState = 'standing' | 'renewing' | 'lost';

type Source = {
  src: string;
  link: LinkState;
  /** The link holds no longer, or seems so: another one is wanted. */
  onExpired: () => void;
  /** Something of the file is wanted that may not be here yet. */
  onWish: () => void;
};

/** Playing so far beyond a failure means that the new link was the cure (seconds). */
const CURED_SECONDS = 1;

const noted = ['timeupdate', 'durationchange', 'play', 'pause', 'seeking'];
const wishing = ['play', 'seeking', 'waiting'];

const placeOf = ({ currentTime: time, duration: length, paused }: HTMLMediaElement): Place => ({
  time,
  length,
  playing: !paused,
});

/**
 * Links to media are short-lived: when one fails, another is asked for once, and playing goes on at the same second.
 * @returns where it will go on while the element cannot tell, whether it failed with a fresh link too, a way to try
 * once more, and what can be done meanwhile as well
 */
export function useGoingOn(
  media: RefObject<HTMLMediaElement | null>,
  { src, link, onExpired, onWish }: Source,
) {
  const place = useRef<Place>({ time: 0, length: NaN, playing: false });
  /** An element that failed, or has its next file still to come, hears of no press: it is kept for that file. */
  const kept = useRef<Place | null>(null);
  const [shown, setShown] = useState<Place | null>(null);
  const keep = useCallback((to: Place | null) => {
    kept.current = to;
    setShown(to);
  }, []);
  const failedAt = useRef<number | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    const note = ({ type }: Event) => {
      if (kept.current) return;
      place.current = placeOf(element);
      const isCured = failedAt.current !== null && place.current.time > failedAt.current + CURED_SECONDS;
      if (isCured && type === 'timeupdate') failedAt.current = null;
    };
    const fail = () => {
      keep(kept.current ?? place.current);
      if (failedAt.current !== null) return setFailed(true);
      failedAt.current = place.current.time;
      return onExpired();
    };
    const begin = () => {
      const to = kept.current;
      keep(null);
      if (to) commands.goOn(element, to);
    };
    const listeners: [string, (event: Event) => void][] = [
      ...noted.map((type): [string, typeof note] => [type, note]),
      ...wishing.map((type): [string, typeof onWish] => [type, onWish]),
      ['error', fail],
      ['loadedmetadata', begin],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }, [media, keep, onExpired, onWish]);

  const before = useRef({ src, link });
  // At once: a moment later the element would have told that it stands at its beginning again.
  useLayoutEffect(() => {
    const isRenewed = before.current.link === 'renewing' && link === 'standing';
    const isOther = before.current.src !== src;
    before.current = { src, link };
    if (!isRenewed && !isOther) return;
    keep(kept.current ?? place.current);
    if (isRenewed) setFailed(false);
    media.current?.load();
  }, [media, src, link, keep]);

  const retry = useCallback(() => {
    failedAt.current = null;
    onExpired();
  }, [onExpired]);
  /** At once too: its next file may come before the element tells what it was told. */
  const change = useCallback(
    (held: (to: Place) => Place, told: (element: HTMLMediaElement) => void) => {
      const element = media.current;
      if (kept.current) return keep(held(kept.current));
      if (!element) return undefined;
      told(element);
      place.current = placeOf(element);
      return undefined;
    },
    [media, keep],
  );
  const toggle = useCallback(
    () => change((to) => ({ ...to, playing: !to.playing }), commands.togglePlaying),
    [change],
  );
  const seek = useCallback(
    (seconds: number) =>
      change(
        (to) => ({ ...to, time: commands.within(to.length, seconds) ?? to.time }),
        (element) => commands.seekTo(element, seconds),
      ),
    [change],
  );
  const skip = useCallback(
    (seconds: number) => seek((kept.current?.time ?? media.current?.currentTime ?? 0) + seconds),
    [media, seek],
  );
  return { kept: shown, failed, retry, toggle, seek, skip };
}
