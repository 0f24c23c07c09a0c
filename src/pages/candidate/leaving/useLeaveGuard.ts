import { useEffect, useRef, useState } from 'react';
import { innerLink } from '../../innerLink.ts';

type Way = () => void;

/**
 * While something would be lost, whoever leaves is asked first: on the page at a link to another page of the site and
 * at the browser's way back, and in the browser's own words before it throws the page away.
 */
export function useLeaveGuard(hasUnsaved: boolean) {
  const [asked, setAsked] = useState<Way>();
  const leaving = useRef<Way>(undefined);

  useEffect(() => {
    if (!hasUnsaved) {
      // Nothing is to be lost any more: the way that waited is taken now.
      leaving.current?.();
      leaving.current = undefined;
      return undefined;
    }
    // Not every browser has it yet; there the way back loses what a draft does not keep.
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
      // Who presses again without a word, while still asked, is let go: the browser takes care of that.
      if (navigationType !== 'traverse' || !cancelable || hashChange) return;
      ask(event, () => navigation?.traverseTo(destination.key));
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before anything that would follow the link.
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
    /** To be called with what throws the unsaved away. */
    leave: () => {
      leaving.current = asked;
      setAsked(undefined);
    },
  };
}
