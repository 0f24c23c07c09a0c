import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The height that was asked for last, in CSS pixels. While a pointer is pressed it stays as it was: a field that is
 * left says what is wrong with it, and a button that moved away under the pointer would lose its click.
 */
export function useSteadyHeight(): [height: number | undefined, ask: (height: number) => void] {
  const [height, setHeight] = useState<number>();
  const asked = useRef<number>(undefined);
  const pressed = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click comes first.
      setTimeout(() => setHeight(asked.current));
    };
    const during = { capture: true, signal: ended.signal };
    window.addEventListener('pointerdown', press, during);
    window.addEventListener('pointerup', release, during);
    window.addEventListener('pointercancel', release, during);
    return () => ended.abort();
  }, []);
  const ask = useCallback((next: number) => {
    asked.current = next;
    if (!pressed.current) setHeight(next);
  }, []);
  return [height, ask];
}
