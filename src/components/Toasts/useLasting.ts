import { useEffect, useState } from 'react';

/** Ends a toast after its time; the timer pauses while the toast is hovered or has the focus. */
export function useLasting(lastsMs: number | undefined, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (lastsMs === undefined || held) return undefined;
    const timer = setTimeout(onEnd, lastsMs);
    return () => clearTimeout(timer);
  }, [lastsMs, held, onEnd]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
