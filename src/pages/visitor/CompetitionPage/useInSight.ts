import { useCallback, useRef, useState } from 'react';

/** Whether any of the watched elements is in the window. Where the browser cannot tell, it says that they are. */
export function useInSight() {
  const [any, setAny] = useState(true);
  const seen = useRef(new Set<Element>());
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const inSight = seen.current;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      setAny(inSight.size > 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      inSight.delete(element);
    };
  }, []);
  return [watch, any] as const;
}
