import { RawConnection } from './rawConnection.ts';

/**
 * A call with its times (ms) and status. `retryAfter`: the seconds of the reply's `Retry-After`, or null.
 */
export type Call = { from: number; to: number; status: number; retryAfter: number | null };

/** Sends a request on a connection of its own. The status is 0 if no reply came. */
export async function callOnce(port: number, request: Buffer): Promise<Call> {
  const from = performance.now();
  try {
    const connection = await RawConnection.open(port);
    const { status, retryAfter } = await connection.send(request);
    connection.close();
    return { from, to: performance.now(), status, retryAfter };
  } catch {
    return { from, to: performance.now(), status: 0, retryAfter: null };
  }
}
