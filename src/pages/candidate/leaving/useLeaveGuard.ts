import { useEffect, useRef, useState } from 'react';
import { innerLink } from '../../innerLink.ts';

type Navigate = () => void;

/**
 * Asks before navigation loses unsaved work: at links inside the site and at the browser's back button with the
 * page's dialog, and before unload with the browser's own.
 */
export function useLeaveGuard(hasUnsaved: boolean) {
  const [heldNavigation, setHeldNavigation] = useState<Navigate>();
  const confirmedNavigation = useRef<Navigate>(undefined);

  useEffect(() => {
    if (!hasUnsaved) {
      // Nothing is unsaved any more: continue the navigation that waited.
      confirmedNavigation.current?.();
      confirmedNavigation.current = undefined;
      return undefined;
    }
    // Not every browser has the Navigation API; without it the back button loses what a draft does not keep.
    const { navigation } = window as { navigation?: Navigation };
    const holdNavigation = (event: Event, navigate: Navigate) => {
      event.preventDefault();
      setHeldNavigation(() => navigate);
    };
    const guardClick = (event: MouseEvent) => {
      const inner = innerLink(event);
      if (inner) holdNavigation(event, () => inner.link.click());
    };
    const guardTraversal = (event: NavigateEvent) => {
      const { navigationType, cancelable, hashChange, destination } = event;
      // The browser lets a second attempt through while the dialog is open.
      if (navigationType !== 'traverse' || !cancelable || hashChange) return;
      holdNavigation(event, () => navigation?.traverseTo(destination.key));
    };
    const guardUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before any handler that would follow the link.
    document.addEventListener('click', guardClick, { capture: true });
    navigation?.addEventListener('navigate', guardTraversal);
    window.addEventListener('beforeunload', guardUnload);
    return () => {
      document.removeEventListener('click', guardClick, { capture: true });
      navigation?.removeEventListener('navigate', guardTraversal);
      window.removeEventListener('beforeunload', guardUnload);
    };
  }, [hasUnsaved]);

  return {
    isAsking: heldNavigation !== undefined,
    stay: () => setHeldNavigation(undefined),
    /** The caller then discards the unsaved work; once nothing is unsaved, the held navigation continues. */
    leave: () => {
      confirmedNavigation.current = heldNavigation;
      setHeldNavigation(undefined);
    },
  };
}
