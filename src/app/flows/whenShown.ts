import { listen } from './pageEffects.ts';

/** Tells whenever a person looks at this tab again. @returns what ends it */
export function whenShown(tell: () => void): () => void {
  const tellShown = () => {
    if (!document.hidden) tell();
  };
  const unwatch = [listen(document, ['visibilitychange'], tellShown), listen(window, ['focus'], tellShown)];
  return () => unwatch.forEach((end) => end());
}
