import { useCallback, useSyncExternalStore, type RefObject } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** iPhones allow full screen for the video element only, in their own player. */
type Film = HTMLMediaElement & { webkitEnterFullscreen?: () => void };

/** Whether the player fills the screen, and how to toggle that. */
export function useFullScreen(player: RefObject<HTMLElement | null>, media: RefObject<Film | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === player.current,
  );
  const toggle = useCallback(() => {
    // Ignored where the browser refuses.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) player.current?.requestFullscreen().catch(() => {});
    else media.current?.webkitEnterFullscreen?.();
  }, [player, media]);
  return { isFull, toggle };
}
