import { fromCallback } from 'xstate';
import { readOrder } from '../../api/calls/readOrder.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { ApiClient } from '../../api/client.ts';
import { sleep } from '../../api/sleep.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { CheckoutEvent, WatchCommand, WatchInput } from '../../machines/checkout/checkoutTypes.ts';

/** Most payments are settled within a second: whoever waits for one is told sooner at first. */
const FIRST_WAIT_MS = 250;

/** Looks at an order again and again; what cannot be read now is looked for the next time. */
export const watchOrder = (client: ApiClient) =>
  fromCallback<WatchCommand, WatchInput>(({ input, sendBack, receive }) => {
    const leaving = new AbortController();
    let wake = () => {};
    receive(() => wake());
    /** Until the time is over, or somebody asks. */
    const pause = async (ms: number) => {
      const asked = new AbortController();
      wake = () => asked.abort();
      await sleep(ms, AbortSignal.any([asked.signal, leaving.signal]));
    };
    void look({ client, input, pause, tell: sendBack, signal: leaving.signal });
    return () => leaving.abort();
  });

type Looking = {
  client: ApiClient;
  input: WatchInput;
  pause: (ms: number) => Promise<void>;
  tell: (event: CheckoutEvent) => void;
  signal: AbortSignal;
};

async function look({ client, input, pause, tell, signal }: Looking): Promise<void> {
  if (!input.atOnce) await pause(input.everyMs);
  for (let wait = input.atOnce ? FIRST_WAIT_MS : input.everyMs; !signal.aborted; wait *= 2) {
    const outcome = await withRetry(() => readOrder(client, input.orderId, signal), retryPresets.once, {
      signal,
    });
    if (signal.aborted) return;
    if (outcome.ok) tell({ type: 'order.received', order: outcome.data });
    const asked = !outcome.ok && 'retryAfterMs' in outcome.error ? (outcome.error.retryAfterMs ?? 0) : 0;
    await pause(Math.max(Math.min(wait, input.everyMs), asked));
  }
}
