import type { Clock } from '../platform/clock.ts';
import type { Writer } from '../platform/writer/openWriter.ts';

const HOUR_MS = 3_600_000;

/** Lets go of what is over, once an hour. */
export function accountSweeper(
  writer: Pick<Writer, 'submit'>,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  let sweptAt = clock.monotonic();
  return () => {
    if (clock.monotonic() - sweptAt < HOUR_MS) return;
    sweptAt = clock.monotonic();
    void writer.submit('sweepAccounts', clock.now()).catch(onError);
  };
}
