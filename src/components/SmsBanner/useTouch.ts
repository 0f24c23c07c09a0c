import { useSyncExternalStore } from 'react';
import { hovers } from '../../theme/preferences.ts';

const query = () => (typeof matchMedia === 'function' ? matchMedia(hovers) : undefined);

function subscribe(listener: () => void) {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Unknown during server-side rendering: most visitors use a phone. */
const mostly = () => true;

/** True where the main pointer is a finger: such a device can probably send text messages. */
export function useTouch(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches === false, mostly);
}
