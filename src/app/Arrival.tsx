import { useEffect } from 'react';
import { finishHydration } from './finishHydration.ts';

/**
 * Runs after the page of a new route has rendered. Its code loads after the first page; until then the browser follows
 * links itself.
 */
export function Arrival({ path }: { path: string }) {
  useEffect(finishHydration, []);
  useEffect(() => {
    // The page works without it.
    import('./arrive.ts').then(({ arrive }) => arrive(path)).catch(() => {});
  }, [path]);
  return null;
}
