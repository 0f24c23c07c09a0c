import { useEffect, useState } from 'react';

/**
 * Milliseconds since mounting, updated each frame, up to `limit`.
 * @param still true to start at the limit
 */
export function useElapsed(limit: number, still: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (still) return undefined;
    let frame = 0;
    let start: number | undefined;
    const tick = (time: number) => {
      start ??= time;
      const passed = Math.min(limit, time - start);
      setElapsed(passed);
      if (passed < limit) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [limit, still]);
  return still ? limit : elapsed;
}
