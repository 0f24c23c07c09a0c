/** Real effects of the readings. */
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
import { startAnswers, takeStart } from './startData.ts';
import { withRetry } from '../../api/withRetry.ts';
import { checkpointsReading, orderReading, receiptReading } from '../../machines/reading/readingMachine.ts';

async function readWithRetry<Data>(call: () => Promise<Outcome<Data>>, signal: AbortSignal): Promise<Data> {
  const outcome = await withRetry(call, retryPresets.standard, { signal });
  return outcome.ok ? outcome.data : Promise.reject(outcome.error);
}

const receiptCall = (code: string) => `/voter/receipt/${code}`;

/** Receipt, checkpoints and order of the current address. @param base address of the API */
export function createReadings(base: string) {
  const client = createClient({ base });
  return {
    receipt: receiptReading.provide({
      actors: {
        read: fromPromise<Receipt>(async ({ signal }) => {
          const code = receiptCode(location.pathname);
          const start = takeStart(receiptCall(code)) as Receipt | undefined;
          return start ?? readWithRetry(() => readReceipt(client, code, signal), signal);
        }),
      },
    }),
    checkpoints: checkpointsReading.provide({
      actors: {
        read: fromPromise<CheckpointList>(({ signal }) =>
          readWithRetry(() => readCheckpoints(client, signal), signal),
        ),
      },
    }),
    order: orderReading.provide({
      actors: {
        read: fromPromise<Order>(({ signal }) => {
          const id = new URLSearchParams(location.search).get('order') ?? '';
          return readWithRetry(() => readOrder(client, id, signal), signal);
        }),
      },
    }),
  };
}

/** The receipt of the address, as the server wrote it into the page. */
export const receiptAtHand = () =>
  startAnswers()[receiptCall(receiptCode(location.pathname))] as Receipt | undefined;

export const readings = createReadings(apiBase());
