import type { Clock } from '../platform/clock.ts';
import { FORGOTTEN_AT_ONCE } from '../people/forgetContacts.ts';
import { SIGNUPS_AT_ONCE } from '../people/sweepSignups.ts';
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
    void sweep(writer, clock.now()).catch(onError);
  };
}

async function sweep(writer: Pick<Writer, 'submit'>, now: number): Promise<void> {
  await writer.submit('sweepAccounts', now);
  while ((await writer.submit('sweepSignups', now)) >= SIGNUPS_AT_ONCE);
  // Each write is small; more of them follow while there is something left.
  while ((await writer.submit('forgetContacts', now)) >= FORGOTTEN_AT_ONCE);
}
