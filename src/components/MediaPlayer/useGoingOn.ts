import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { goOn, type Place } from './mediaCommands.ts';

export type LinkState = 'standing' | 'renewing' | 'lost';

type Source = {
  src: string;
  link: LinkState;
  /** The link holds no longer, or seems so: another one is wanted. */
  onExpired: () => void;
};

/** Playing so far beyond a failure means that the new link was the cure (seconds). */
const CURED_SECONDS = 1;

/**
 * Links to media are short-lived: when one fails, another is asked for once, and playing goes on at the same second.
 * @returns whether it failed with a fresh link too, and a way to try once more
 */
export function useGoingOn(media: RefObject<HTMLMediaElement | null>, { src, link, onExpired }: Source) {
  const place = useRef<Place>({ time: 0, playing: false });
  const goOnAt = useRef<Place | null>(null);
  const failedAt = useRef<number | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    const note = ({ type }: Event) => {
      if (goOnAt.current) return;
      const { currentTime, paused, error } = element;
      // What is pressed while another link is on its way holds for that one.
      const time = error && type !== 'seeking' ? place.current.time : currentTime;
      place.current = { time, playing: !paused };
      const isCured = failedAt.current !== null && currentTime > failedAt.current + CURED_SECONDS;
      if (isCured && !error && type === 'timeupdate') failedAt.current = null;
    };
    const fail = () => {
      if (failedAt.current !== null) return setFailed(true);
      failedAt.current = element.currentTime || place.current.time;
      return onExpired();
    };
    const begin = () => {
      const to = goOnAt.current;
      goOnAt.current = null;
      if (to) goOn(element, to);
    };
    const listeners = {
      timeupdate: note,
      seeking: note,
      play: note,
      pause: note,
      error: fail,
      loadedmetadata: begin,
    };
    const each = Object.entries(listeners);
    for (const [type, listener] of each) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of each) element.removeEventListener(type, listener);
    };
  }, [media, onExpired]);

  const shown = useRef({ src, link });
  // At once: a moment later the element would have told that it stands at its beginning again.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { src, link };
    const isRenewed = before.link === 'renewing' && link === 'standing';
    if (!isRenewed && before.src === src) return;
    goOnAt.current = place.current;
    if (isRenewed) setFailed(false);
    media.current?.load();
  }, [media, src, link]);

  const retry = useCallback(() => {
    failedAt.current = null;
    onExpired();
  }, [onExpired]);
  /** An element that has failed hears of no press: it is kept for the file that comes. */
  const toggleWish = useCallback(() => {
    place.current = { ...place.current, playing: !place.current.playing };
  }, []);
  return { failed, retry, toggleWish };
}
