import { useSyncExternalStore } from 'react';
import { media } from '../../theme/media.ts';

const query = () => (typeof matchMedia === 'function' ? matchMedia(media.lg) : undefined);

function watch(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** Whether two columns fit; true during server-side rendering. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => query()?.matches ?? true,
    () => true,
  );
}
