import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from './callOnce.ts';
import { RawConnection } from './rawConnection.ts';

export type PatientVotes = {
  /** All attempts to send a vote; status 0 for one whose connection ended without a reply. */
  tries: readonly Call[];
  /** The numbers of the acknowledged votes. */
  acknowledged: ReadonlySet<number>;
  /** Stops new votes, and resolves when all votes that were sent are acknowledged. */
  finish(): Promise<void>;
};

/** How long (s) a sender waits before it sends again if no reply says so. */
const PAUSE_S = 1;

/**
 * Sends votes at a steady rate, or as many as `rate` says are due after some milliseconds. Each is sent again until it is
 * acknowledged, as mobile operators do, and waits for no other.
 */
export function startPatientVotes(
  port: number,
  rate: number | ((ms: number) => number),
  request: (index: number) => Buffer,
): PatientVotes {
  const tries: Call[] = [];
  const acknowledged = new Set<number>();
  const waiting = new Set<Promise<void>>();
  const start = performance.now();
  const send = sender(port);
  const due = typeof rate === 'number' ? (ms: number) => (ms / 1_000) * rate : rate;
  let sent = 0;
  const deliver = async (index: number) => {
    const message = request(index);
    for (;;) {
      const each = await send(message);
      tries.push(each);
      if (each.status === 200) break;
      await sleep((each.retryAfter ?? PAUSE_S) * 1_000);
    }
    acknowledged.add(index);
  };
  const timer = setInterval(() => {
    for (const now = due(performance.now() - start); sent < now; sent += 1) {
      const delivered = deliver(sent);
      waiting.add(delivered);
      void delivered.finally(() => waiting.delete(delivered));
    }
  }, 5);
  return {
    tries,
    acknowledged,
    finish: async () => {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}

/**
 * Keeps connections for reuse.
 * @returns a function that sends a request on a free connection, or opens one
 */
function sender(port: number): (message: Buffer) => Promise<Call> {
  const free: RawConnection[] = [];
  return async (message) => {
    const from = performance.now();
    try {
      const connection = free.pop() ?? (await RawConnection.open(port));
      const { status, retryAfter } = await connection.send(message);
      free.push(connection);
      return { from, to: performance.now(), status, retryAfter };
    } catch {
      return { from, to: performance.now(), status: 0, retryAfter: null };
    }
  };
}
