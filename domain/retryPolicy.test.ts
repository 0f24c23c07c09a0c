import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldErrors,
  httpError,
  messageError,
  networkError,
  timeoutError,
  unauthenticated,
} from './errors.ts';
import { isRetryable, RETRY_JITTER, type RetryPolicy, retryDelay, retryPresets } from './retryPolicy.ts';

const middle = 0.5;
const waits = (policy: RetryPolicy) =>
  Array.from({ length: policy.retries + 1 }, (_, index) =>
    retryDelay(policy, { error: networkError, attempt: index + 1, random: middle }),
  );

describe('the presets (section 7; decision D13)', () => {
  it.each([
    ['critical', [500, 1_000, 2_000, 4_000, 8_000, 'give up']],
    ['standard', [1_000, 2_000, 4_000, 'give up']],
    ['fast', [300, 450, 'give up']],
    ['list', [1_000, 2_000, 4_000, 8_000, 10_000, 'give up']],
    ['once', ['give up']],
  ] as const)('%s waits %j', (preset, expected) => {
    expect(waits(retryPresets[preset])).toEqual(expected);
  });

  it('are the table of section 7', () => {
    expect(retryPresets).toEqual({
      critical: { retries: 5, baseMs: 500, capMs: 15_000, multiplier: 2 },
      standard: { retries: 3, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
      fast: { retries: 2, baseMs: 300, capMs: 5_000, multiplier: 1.5 },
      list: { retries: 5, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
      once: { retries: 0, baseMs: 0, capMs: 0, multiplier: 1 },
    });
  });
});

const policies = fc.constantFrom<RetryPolicy>(...Object.values(retryPresets));
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a wait', () => {
  it('lies within a fifth of the steady one, and under the cap', () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: 1, max: 5 }), randoms, (policy, attempt, random) => {
        fc.pre(attempt <= policy.retries);
        const wait = retryDelay(policy, { error: timeoutError, attempt, random });
        const steady = policy.baseMs * policy.multiplier ** (attempt - 1);
        const least = Math.min(policy.capMs, steady * (1 - RETRY_JITTER));
        const most = Math.min(policy.capMs, steady * (1 + RETRY_JITTER));
        expect(wait).toBeGreaterThanOrEqual(Math.floor(least));
        expect(wait).toBeLessThanOrEqual(Math.ceil(most));
      }),
    );
  });

  it('is drawn from 80 to 120 percent of the steady one, in whole milliseconds', () => {
    const wait = (random: number) =>
      retryDelay(retryPresets.fast, { error: networkError, attempt: 1, random });
    expect([wait(0), wait(0.33), wait(0.5), wait(1)]).toEqual([240, 280, 300, 360]);
  });

  it('is the drawn one when the server asked for none', () => {
    const error = httpError({ status: 503, retryAfterMs: undefined });
    expect(retryDelay(retryPresets.standard, { error, attempt: 1, random: middle })).toBe(1_000);
  });

  it('is what the server asked for when that is longer', () => {
    const wait = (retryAfterMs: number) =>
      retryDelay(retryPresets.standard, {
        error: httpError({ status: 503, retryAfterMs }),
        attempt: 1,
        random: middle,
      });
    expect([wait(250), wait(1_000), wait(45_000)]).toEqual([1_000, 1_000, 45_000]);
  });
});

describe('another attempt', () => {
  it('is made after exactly the retryable statuses, network errors and timeouts', () => {
    const statuses = Array.from({ length: 600 }, (_, status) => status);
    expect(statuses.filter((status) => isRetryable(httpError({ status })))).toEqual([
      408, 429, 500, 502, 503, 504,
    ]);
    expect([isRetryable(networkError), isRetryable(timeoutError)]).toEqual([true, true]);
  });

  it('is never made after a refusal', () => {
    const refusals = [
      messageError('no', { status: 403 }),
      fieldErrors({ email: ['bad'] }, { status: 422 }),
      unauthenticated({ status: 401 }),
    ];
    expect(
      refusals.map((error) => retryDelay(retryPresets.critical, { error, attempt: 1, random: middle })),
    ).toEqual(['give up', 'give up', 'give up']);
  });
});
