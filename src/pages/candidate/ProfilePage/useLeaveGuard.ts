import { useEffect, useRef, useState } from 'react';
import { innerLink } from '../../innerLink.ts';

/** While something is unsaved, a link to another page of the site waits until the visitor says so. */
export function useLeaveGuard(hasUnsaved: boolean) {
  const [asked, setAsked] = useState<HTMLAnchorElement>();
  const leaving = useRef<HTMLAnchorElement>(undefined);

  useEffect(() => {
    if (!hasUnsaved) {
      // Nothing is to be lost any more: the link that waited is followed now.
      leaving.current?.click();
      leaving.current = undefined;
      return undefined;
    }
    const ask = (event: MouseEvent) => {
      const inner = innerLink(event);
      if (!inner) return;
      event.preventDefault();
      setAsked(inner.link);
    };
    // Before anything that would follow the link.
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
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
