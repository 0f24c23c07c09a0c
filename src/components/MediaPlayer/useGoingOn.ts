import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as commands from './mediaCommands.ts';
import type { Place } from './mediaCommands.ts';

export type LinkState = 'standing' | 'renewing' | 'lost';

type Source = {
  src: string;
  link: LinkState;
  /** The link expired or seems to: request a new one. */
  onExpired: () => void;
  /** The visitor wants a part of the file that may not be loaded. */
  onWish: () => void;
};

/** Playing this far (seconds) beyond a failure proves that the new link worked. */
const CURED_SECONDS = 1;

const noted = ['timeupdate', 'durationchange', 'play', 'pause', 'seeking'];
const wishing = ['play', 'seeking', 'waiting'];

const placeOf = ({ currentTime: time, duration: length, paused }: HTMLMediaElement): Place => ({
  time,
  length,
  playing: !paused,
});

/**
 * Media links are short-lived: when one fails, requests a new one once and resumes at the same second.
 * @returns the position to resume at while the element has none, whether the new link failed too, a way to
 * retry, and commands that also work meanwhile
 */
export function useGoingOn(
  media: RefObject<HTMLMediaElement | null>,
  { src, link, onExpired, onWish }: Source,
) {
  const place = useRef<Place>({ time: 0, length: NaN, playing: false });
  /** A failed or reloading element ignores commands: this position keeps them for the next file. */
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
  // A layout effect: soon after, the element reports its start position.
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
  /** The next file may arrive before the element reports the command. */
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
