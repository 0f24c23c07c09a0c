import { useCallback, useRef, useState } from 'react';

/** Whether any watched element is in the window; true where the browser cannot tell. */
export function useInSight() {
  const [isAnyInSight, setIsAnyInSight] = useState(true);
  const shared = useRef<ReturnType<typeof observeSight>>(undefined);
  const watchElement = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    shared.current ??= observeSight(setIsAnyInSight);
    return shared.current(element);
  }, []);
  return [watchElement, isAnyInSight] as const;
}

/** One observer for all elements, so that simultaneous changes are reported at once and nothing flickers. */
function observeSight(reportSight: (any: boolean) => void) {
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    reportSight(inSight.size > 0);
  });
  return (element: Element) => {
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      inSight.delete(element);
    };
  };
}
