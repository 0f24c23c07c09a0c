import { describe, expect, it } from 'vitest';
import { type AppError, httpError, messageError, networkError, timeoutError } from '../../domain/errors.ts';
import { retryPresets } from '../../domain/retryPolicy.ts';
import { smallConfig } from '../../tests/support/votePage/smallBoard.ts';
import { answerJson, startTinyServer } from '../../tests/support/servers/tinyServer.ts';
import { readConfig } from './calls/readConfig.ts';
import { createClient } from './client.ts';
import { type Outcome, retryAfterMs } from './unwrap.ts';
import { withRetry } from './withRetry.ts';

/** A call that fails with each of these errors, then succeeds; and the waits between. */
function failing(...errors: AppError[]) {
  const waits: number[] = [];
  const call = async (): Promise<Outcome<string>> => {
    const error = errors.shift();
    return error ? { ok: false, error } : { ok: true, data: 'done' };
  };
  const world = { sleep: async (ms: number) => void waits.push(ms), random: () => 0.5 };
  return { call, waits, world };
}

describe('a call with retries', () => {
  it('is sent again after each wait of its preset until it succeeds', async () => {
    const { call, waits, world } = failing(networkError, timeoutError, httpError({ status: 503 }));
    expect(await withRetry(call, retryPresets.list, world)).toEqual({ ok: true, data: 'done' });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  it('reports each retry before it waits, and how many there are', async () => {
    const { call, world } = failing(networkError, networkError);
    const reported: object[] = [];
    await withRetry(call, retryPresets.list, { ...world, onRetry: (retry) => reported.push(retry) });
    expect(reported).toEqual([
      { number: 1, limit: 5 },
      { number: 2, limit: 5 },
    ]);
  });

  it('ends with the last failure when its retries are used up', async () => {
    const { call, waits, world } = failing(networkError, networkError, timeoutError);
    expect(await withRetry(call, retryPresets.fast, world)).toEqual({ ok: false, error: timeoutError });
    expect(waits).toEqual([300, 450]);
  });

  it('is not sent again after a refusal', async () => {
    const refusal = messageError('No', { status: 403 });
    const { call, waits, world } = failing(refusal);
    expect(await withRetry(call, retryPresets.critical, world)).toEqual({ ok: false, error: refusal });
    expect(waits).toEqual([]);
  });

  it('is not sent again once nobody wants its answer', async () => {
    const { call } = failing(networkError);
    const leaving = new AbortController();
    const outcome = withRetry(call, retryPresets.list, { signal: leaving.signal });
    leaving.abort();
    expect(await outcome).toEqual({ ok: false, error: networkError });
  });

  it('waits as long as the server asks', async () => {
    const server = await startTinyServer((_, response, count) =>
      count === 1
        ? answerJson(response, 503, {}, { 'Retry-After': '7' })
        : answerJson(response, 200, smallConfig()),
    );
    const { waits, world } = failing();
    const client = createClient({ base: server.base });
    expect(await withRetry(() => readConfig(client), retryPresets.standard, world)).toEqual({
      ok: true,
      data: smallConfig(),
    });
    expect([waits, server.requests.length]).toEqual([[7_000], 2]);
    await server.close();
  });
});

describe('Retry-After', () => {
  it('is seconds or a date, and otherwise nothing', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const read = (header: string | null) => retryAfterMs(header, now);
    expect([
      read('3'),
      read('0'),
      read('Fri, 20 Nov 2026 12:00:30 GMT'),
      read('Fri, 20 Nov 2026 11:00:00 GMT'),
    ]).toEqual([3_000, 0, 30_000, 0]);
    expect([read(null), read(''), read('soon')]).toEqual([undefined, undefined, undefined]);
  });
});
