import { afterEach, expect, it, vi } from 'vitest';
import { httpError, networkError } from '../../../domain/errors.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { heldOffline } from './heldOffline.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function startHeld(outcomes: Outcome<string>[]) {
  const asked: string[] = [];
  const leaving = new AbortController();
  const call = () => {
    asked.push('asked');
    return Promise.resolve(outcomes.shift()!);
  };
  const held = heldOffline(call, { signal: leaving.signal, onPaused: () => asked.push('paused') });
  return { held, asked, leaving };
}
const cut: Outcome<string> = { ok: false, error: networkError };
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('Waits as long as the browser is offline, and goes on when it is back', async () => {
  goOffline();
  const { held, asked } = startHeld([cut, cut, { ok: true, data: 'done' }]);
  await expect.poll(() => asked).toEqual(['asked', 'paused']);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toHaveLength(4);
  window.dispatchEvent(new Event('online'));
  expect([await held, asked.length]).toEqual([{ ok: true, data: 'done' }, 5]);
});

it('Is tried again also while the browser says that it is offline', async () => {
  vi.useFakeTimers();
  goOffline();
  const { held, asked } = startHeld([cut, { ok: true, data: 'done' }]);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(asked).toEqual(['asked', 'paused']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await held).toEqual({ ok: true, data: 'done' });
});

it('Ends with the page, and hands on any other outcome', async () => {
  const refusal: Outcome<string> = { ok: false, error: httpError({ status: 422 }) };
  const near = startHeld([cut]);
  const refused = startHeld([refusal]);
  expect([await near.held, near.asked, await refused.held, refused.asked]).toEqual([
    cut,
    ['asked', 'paused'],
    refusal,
    ['asked'],
  ]);
  goOffline();
  const left = startHeld([cut]);
  await expect.poll(() => left.asked).toEqual(['asked', 'paused']);
  left.leaving.abort();
  expect(await left.held).toEqual(cut);
});
