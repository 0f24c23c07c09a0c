import { useEffect, useRef, useState } from 'react';
import { innerLink } from '../../innerLink.ts';

type Way = () => void;

/**
 * Asks before navigation loses unsaved work: at links inside the site and at the browser's back button with the
 * page's dialog, and before unload with the browser's own.
 */
export function useLeaveGuard(hasUnsaved: boolean) {
  const [asked, setAsked] = useState<Way>();
  const leaving = useRef<Way>(undefined);

  useEffect(() => {
    if (!hasUnsaved) {
      // Nothing is unsaved any more: continue the navigation that waited.
      leaving.current?.();
      leaving.current = undefined;
      return undefined;
    }
    // Not every browser has the Navigation API; without it the back button loses what a draft does not keep.
    const { navigation } = window as { navigation?: Navigation };
    const ask = (event: Event, way: Way) => {
      event.preventDefault();
      setAsked(() => way);
    };
    const click = (event: MouseEvent) => {
      const inner = innerLink(event);
      if (inner) ask(event, () => inner.link.click());
    };
    const traverse = (event: NavigateEvent) => {
      const { navigationType, cancelable, hashChange, destination } = event;
      // The browser lets a second attempt through while the dialog is open.
      if (navigationType !== 'traverse' || !cancelable || hashChange) return;
      ask(event, () => navigation?.traverseTo(destination.key));
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before any handler that would follow the link.
    document.addEventListener('click', click, { capture: true });
    navigation?.addEventListener('navigate', traverse);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      navigation?.removeEventListener('navigate', traverse);
      window.removeEventListener('beforeunload', unload);
    };
  }, [hasUnsaved]);

  return {
    isAsking: asked !== undefined,
    stay: () => setAsked(undefined),
    /** Call it with a function that discards the unsaved work. */
    leave: () => {
      leaving.current = asked;
      setAsked(undefined);
    },
  };
}
