import { fromCallback } from 'xstate';
import { readOrder } from '../../api/calls/readOrder.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { ApiClient } from '../../api/client.ts';
import { sleep } from '../../api/sleep.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { CheckoutEvent, WatchCommand, WatchInput } from '../../machines/checkout/checkoutTypes.ts';

/** First wait (ms): most payments settle within a second. */
const FIRST_WAIT_MS = 250;

/** Polls an order with waits that grow up to `everyMs`; failed reads are retried at the next poll. */
export const watchOrder = (client: ApiClient) =>
  fromCallback<WatchCommand, WatchInput>(({ input, sendBack, receive }) => {
    const leaving = new AbortController();
    let wake = () => {};
    receive(() => wake());
    /** Waits `ms`; ends early on `check.requested`. */
    const pause = async (ms: number) => {
      const asked = new AbortController();
      wake = () => asked.abort();
      await sleep(ms, AbortSignal.any([asked.signal, leaving.signal]));
    };
    void pollOrder({ client, input, pause, onEvent: sendBack, signal: leaving.signal });
    return () => leaving.abort();
  });

type OrderPolling = {
  client: ApiClient;
  input: WatchInput;
  pause: (ms: number) => Promise<void>;
  onEvent: (event: CheckoutEvent) => void;
  signal: AbortSignal;
};

async function pollOrder({ client, input, pause, onEvent, signal }: OrderPolling): Promise<void> {
  if (!input.atOnce) await pause(input.everyMs);
  for (let wait = input.atOnce ? FIRST_WAIT_MS : input.everyMs; !signal.aborted; wait *= 2) {
    const outcome = await withRetry(() => readOrder(client, input.orderId, signal), retryPresets.once, {
      signal,
    });
    if (signal.aborted) return;
    if (outcome.ok) onEvent({ type: 'order.received', order: outcome.data });
    const asked = !outcome.ok && 'retryAfterMs' in outcome.error ? (outcome.error.retryAfterMs ?? 0) : 0;
    await pause(Math.max(Math.min(wait, input.everyMs), asked));
  }
}
