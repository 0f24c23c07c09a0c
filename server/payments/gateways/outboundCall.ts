import type { Clock } from '../../platform/clock.ts';

/** Time limit (ms) of a call to another host; under 5 s, so that our own caller gets a reply within 5 s. */
export const OUTBOUND_TIMEOUT_MS = 4_500;
const ANSWER_MAX_BYTES = 262_144;

type OutboundHost = {
  /** The only origin that calls may reach. */
  origin: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  breaker: CircuitBreaker;
};

/** A call to make. `idempotencyKey` is sent as the header `idempotency-key`. */
export type OutboundCall = { method: 'GET' | 'POST'; path: string; body?: unknown; idempotencyKey?: string };

/**
 * `body` is the JSON of the reply, or null for a refusal without JSON. `silence` says why there is no
 * usable reply.
 */
type OutboundAnswer = { status: number; body: unknown } | { silence: string };

/**
 * Calls the configured host: no redirects, one time limit for connecting and reading, a limit on the
 * reply's size. No reply, a 429, a 5xx or a success without JSON count as silence.
 */
export async function callHost(host: OutboundHost, call: OutboundCall): Promise<OutboundAnswer> {
  if (!host.breaker.allows()) return { silence: 'resting after failures' };
  const answer = await attempt(host, call);
  if ('silence' in answer) host.breaker.failed();
  else host.breaker.succeeded();
  return answer;
}

async function attempt(host: OutboundHost, call: OutboundCall): Promise<OutboundAnswer> {
  try {
    const response = await fetch(addressOf(host, call), {
      method: call.method,
      redirect: 'error',
      signal: AbortSignal.timeout(host.timeoutMs),
      headers: {
        accept: 'application/json',
        ...host.headers,
        ...(call.body !== undefined && jsonType),
        ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    const text = await readText(response);
    if (response.status === 429 || response.status >= 500) return { silence: `status ${response.status}` };
    return { status: response.status, body: response.ok ? JSON.parse(text) : parsedOrNull(text) };
  } catch (error) {
    return { silence: reasonOf(error) };
  }
}

const jsonType = { 'content-type': 'application/json' };

function addressOf(host: OutboundHost, call: OutboundCall): URL {
  const address = new URL(call.path, host.origin);
  if (address.origin !== new URL(host.origin).origin) throw new TypeError('another host');
  return address;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new RangeError('an answer too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The JSON of a refusal, or null if it is none: proxies on the way refuse in HTML. */
function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  if (error instanceof RangeError) return error.message;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code ?? (cause instanceof Error ? cause.message : 'no answer');
}

const FAILURES_IN_A_ROW = 5;
const REST_MS = 10_000;

type CircuitBreaker = { allows(): boolean; succeeded(): void; failed(): void };

/**
 * Stops the calls to a host after five failures in a row. From then on it lets one call through every 10 s
 * until one succeeds.
 */
export function circuitBreaker(clock: Pick<Clock, 'monotonic'>): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  const rest = () => {
    restsUntil = clock.monotonic() + REST_MS;
  };
  return {
    allows() {
      if (failures < FAILURES_IN_A_ROW) return true;
      if (clock.monotonic() < restsUntil) return false;
      rest();
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_IN_A_ROW) rest();
    },
  };
}
