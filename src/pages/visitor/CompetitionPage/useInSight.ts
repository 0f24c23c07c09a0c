import { useCallback, useRef, useState } from 'react';

/** Whether any of the watched elements is in the window. Where the browser cannot tell, it says that they are. */
export function useInSight() {
  const [any, setAny] = useState(true);
  const shared = useRef<ReturnType<typeof sight>>(undefined);
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    shared.current ??= sight(setAny);
    return shared.current(element);
  }, []);
  return [watch, any] as const;
}

/** One observer for all: what is in sight together is told together, so that nothing flickers. */
function sight(tell: (any: boolean) => void) {
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    tell(inSight.size > 0);
  });
  return (element: Element) => {
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      inSight.delete(element);
    };
  };
}
