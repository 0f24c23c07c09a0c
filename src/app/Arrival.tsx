import { useEffect } from 'react';
import { takeOver } from './takeOver.ts';

/**
 * On a new route, once its page is there. What it takes comes after the first page, which is arrived at by the browser;
 * until then links are followed by the browser too.
 */
export function Arrival({ path }: { path: string }) {
  useEffect(takeOver, []);
  useEffect(() => {
    // Without it the page is there all the same.
    import('./arrive.ts').then(({ arrive }) => arrive(path)).catch(() => {});
  }, [path]);
  return null;
}
