/** Joins what is only read to the server; loaded with its routes. */
import { fromPromise } from 'xstate';
import type { CheckpointList, Order, Receipt } from '../../../domain/contract.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { receiptCode } from '../../../domain/receiptAddress.ts';
import { readCheckpoints } from '../../api/calls/readCheckpoints.ts';
import { readOrder } from '../../api/calls/readOrder.ts';
import { readReceipt } from '../../api/calls/readReceipt.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createClient } from '../../api/client.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import { checkpointsReading, orderReading, receiptReading } from '../../machines/reading/readingMachine.ts';

async function insist<Data>(call: () => Promise<Outcome<Data>>, signal: AbortSignal): Promise<Data> {
  const outcome = await withRetry(call, retryPresets.standard, { signal });
  return outcome.ok ? outcome.data : Promise.reject(outcome.error);
}

/** The receipt, the order and the checkpoints that the address asks for. @param base the address of the API */
export function createReadings(base: string) {
  const client = createClient({ base });
  return {
    receipt: receiptReading.provide({
      actors: {
        read: fromPromise<Receipt>(({ signal }) =>
          insist(() => readReceipt(client, receiptCode(location.pathname), signal), signal),
        ),
      },
    }),
    checkpoints: checkpointsReading.provide({
      actors: {
        read: fromPromise<CheckpointList>(({ signal }) =>
          insist(() => readCheckpoints(client, signal), signal),
        ),
      },
    }),
    order: orderReading.provide({
      actors: {
        read: fromPromise<Order>(({ signal }) => {
          const id = new URLSearchParams(location.search).get('order') ?? '';
          return insist(() => readOrder(client, id, signal), signal);
        }),
      },
    }),
  };
}

export const readings = createReadings(apiBase());
