/** Keeps a call waiting while the browser is offline. */
import type { Outcome } from '../../api/unwrap.ts';
import { listen } from './pageEffects.ts';

/** `onLine` can be false although the server is near, so a waiting call is also tried this often (ms). */
const TRY_MS = 15_000;

/**
 * Repeats a call that fails while the browser is offline, without end; any other outcome is returned.
 * @param onPaused called before each wait
 */
export async function heldOffline<Data>(
  call: () => Promise<Outcome<Data>>,
  { signal, onPaused }: { signal: AbortSignal; onPaused: () => void },
): Promise<Outcome<Data>> {
  for (;;) {
    const outcome = await call();
    if (outcome.ok || outcome.error.kind !== 'network' || signal.aborted) return outcome;
    onPaused();
    if (navigator.onLine) return outcome;
    await online(signal);
    if (signal.aborted) return outcome;
  }
}

const online = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, TRY_MS);
    const stop = listen(window, ['online'], end);
    signal.addEventListener('abort', end);
  });
