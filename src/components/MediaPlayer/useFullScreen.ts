import { useCallback, useSyncExternalStore, type RefObject } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Phones of one maker let nothing but the film itself fill the screen, with a player of their own. */
type Film = HTMLMediaElement & { webkitEnterFullscreen?: () => void };

/** Whether a player fills the screen, and a way in and out. */
export function useFullScreen(player: RefObject<HTMLElement | null>, media: RefObject<Film | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === player.current,
  );
  const toggle = useCallback(() => {
    // What the browser does not allow just does not happen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) player.current?.requestFullscreen().catch(() => {});
    else media.current?.webkitEnterFullscreen?.();
  }, [player, media]);
  return { isFull, toggle };
}
