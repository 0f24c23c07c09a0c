import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as commands from './mediaCommands.ts';
import type { Place } from './mediaCommands.ts';

export type LinkState = 'valid' | 'renewing' | 'lost';

type Source = {
  src: string;
  link: LinkState;
  /** The link expired or seems to: request a new one. */
  onExpired: () => void;
  /** The visitor wants a part of the file that may not be loaded. */
  onWish: (() => void) | undefined;
};

/** Playing this far (seconds) beyond a failure proves that the new link worked. */
const CURED_SECONDS = 1;

const positionEvents = ['timeupdate', 'durationchange', 'play', 'pause', 'seeking'];
const dataEvents = ['play', 'seeking', 'waiting'];

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
export function useResumedPlayback(
  media: RefObject<HTMLMediaElement | null>,
  { src, link, onExpired, onWish }: Source,
) {
  const place = useRef<Place>({ time: 0, length: NaN, playing: false });
  /** A failed or reloading element ignores commands: this position keeps them for the next file. */
  const keptPlace = useRef<Place | null>(null);
  const [shownPlace, setShownPlace] = useState<Place | null>(null);
  const keepPlace = useCallback((to: Place | null) => {
    keptPlace.current = to;
    setShownPlace(to);
  }, []);
  const failedAt = useRef<number | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    const notePlace = ({ type }: Event) => {
      if (keptPlace.current) return;
      place.current = placeOf(element);
      const isCured = failedAt.current !== null && place.current.time > failedAt.current + CURED_SECONDS;
      if (isCured && type === 'timeupdate') failedAt.current = null;
    };
    const handleError = () => {
      keepPlace(keptPlace.current ?? place.current);
      if (failedAt.current !== null) return setFailed(true);
      failedAt.current = place.current.time;
      return onExpired();
    };
    const resumePlayback = () => {
      const to = keptPlace.current;
      keepPlace(null);
      if (to) commands.resumeAt(element, to);
    };
    const listeners: [string, (event: Event) => void][] = [
      ...positionEvents.map((type): [string, typeof notePlace] => [type, notePlace]),
      ...(onWish ? dataEvents.map((type): [string, typeof onWish] => [type, onWish]) : []),
      ['error', handleError],
      ['loadedmetadata', resumePlayback],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }, [media, keepPlace, onExpired, onWish]);

  const before = useRef({ src, link });
  // A layout effect: soon after, the element reports its start position.
  useLayoutEffect(() => {
    const isRenewed = before.current.link === 'renewing' && link === 'valid';
    const isOther = before.current.src !== src;
    before.current = { src, link };
    if (!isRenewed && !isOther) return;
    keepPlace(keptPlace.current ?? place.current);
    if (isRenewed) setFailed(false);
    media.current?.load();
  }, [media, src, link, keepPlace]);

  const retry = useCallback(() => {
    failedAt.current = null;
    onExpired();
  }, [onExpired]);
  /** The next file may arrive before the element reports the command. */
  const applyCommand = useCallback(
    (changePlace: (to: Place) => Place, commandElement: (element: HTMLMediaElement) => void) => {
      const element = media.current;
      if (keptPlace.current) return keepPlace(changePlace(keptPlace.current));
      if (!element) return undefined;
      commandElement(element);
      place.current = placeOf(element);
      return undefined;
    },
    [media, keepPlace],
  );
  const toggle = useCallback(
    () => applyCommand((to) => ({ ...to, playing: !to.playing }), commands.togglePlaying),
    [applyCommand],
  );
  const seek = useCallback(
    (seconds: number) =>
      applyCommand(
        (to) => ({ ...to, time: commands.clampToLength(to.length, seconds) ?? to.time }),
        (element) => commands.seekTo(element, seconds),
      ),
    [applyCommand],
  );
  const skip = useCallback(
    (seconds: number) => seek((keptPlace.current?.time ?? media.current?.currentTime ?? 0) + seconds),
    [media, seek],
  );
  return { kept: shownPlace, failed, retry, toggle, seek, skip };
}
