import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The last requested height in CSS pixels, frozen while a pointer is pressed. Leaving a field can show its
 * error, and a button that moves away under the pointer loses its click.
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
      // After the click event.
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
