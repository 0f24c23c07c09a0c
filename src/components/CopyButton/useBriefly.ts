import { useEffect, useState } from 'react';

/** How long a button says that it copied, in milliseconds. */
const SHOWN_MS = 2_000;

/** A state that ends by itself after two seconds. */
export function useBriefly(): [shown: boolean, set: (shown: boolean) => void] {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, setShown];
}
