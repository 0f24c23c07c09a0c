/** Turns a reply into its data or an AppError, so that no call throws. */
import type { WireError } from '../../domain/contract.ts';
import {
  type AppError,
  fieldErrors,
  httpError,
  messageError,
  networkError,
  timeoutError,
  unauthenticated,
} from '../../domain/errors.ts';
import { isRetryable } from '../../domain/retryPolicy.ts';

/**
 * Reads a `Retry-After` header.
 * @param header seconds, or a date; @param now UTC milliseconds
 * @returns milliseconds, never negative; undefined if the header is missing or invalid
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

export type Outcome<Data> = { ok: true; data: Data } | { ok: false; error: AppError };

export type Reply<Data> = { data?: Data; error?: unknown; response: Response };

/** The data of a call, else its AppError. `Data` is the contract's 2xx body. */
export async function unwrap<Data>(call: Promise<Reply<Data>>): Promise<Outcome<Data>> {
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  return data === undefined ? { ok: false, error: failureOf(response, error) } : { ok: true, data };
}

/** Returns replies of any status; fails only without a reply. */
export async function settle<Data>(call: Promise<Reply<Data>>): Promise<Outcome<Reply<Data>>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    return { ok: false, error: isTimeout(error) ? timeoutError : networkError };
  }
}

export function failureOf(response: Response, body: unknown): AppError {
  const wire: Partial<WireError> = isRecord(body) ? body : {};
  const reply = {
    status: response.status,
    code: wire.code,
    requestId: wire.request_id,
    retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), Date.now()),
  };
  if (reply.status === 401) return unauthenticated(reply);
  if (wire.errors && Object.keys(wire.errors).length > 0)
    return fieldErrors(wire.errors, reply, wire.message);
  const other = httpError(reply);
  const isRefusal = reply.status < 500 && !isRetryable(other);
  return wire.message && isRefusal ? messageError(wire.message, reply) : other;
}

const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

const isRecord = (body: unknown): body is Partial<WireError> => typeof body === 'object' && body !== null;
