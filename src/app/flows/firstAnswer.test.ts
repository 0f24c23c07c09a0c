import { afterEach, expect, it, vi } from 'vitest';
import { catalogueTime } from '../../../tests/support/catalogue/catalogueFixtures.ts';

const renderedAt = catalogueTime;
const asked = { data: 'asked for', at: 1 };
const script = document.createElement('script');

/** Opens a new page whose HTML holds `start` as its start data. */
async function openPage(address: string, start: object) {
  vi.resetModules();
  history.replaceState(null, '', address);
  Object.assign(script, { type: 'application/json', id: 'sawt-start', textContent: JSON.stringify(start) });
  script.dataset['at'] = String(renderedAt);
  document.head.append(script);
  const { firstAnswer } = await import('./firstAnswer.ts');
  const calls = vi.fn(async () => ({ ok: true, data: asked }) as const);
  return { calls, read: () => firstAnswer('/event', calls, new AbortController().signal) };
}

afterEach(() => {
  script.remove();
  vi.restoreAllMocks();
});

it("returns the start data of the page, at the server's time", async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_500);
  const { read, calls } = await openPage('/here', { '/event': 'written' });
  expect(await read()).toEqual({ data: 'written', at: renderedAt + 1_500 });
  expect(calls).not.toHaveBeenCalled();
});

it('calls the API the second time, and without start data', async () => {
  const { read } = await openPage('/here', { '/event': 'written' });
  await read();
  expect(await read()).toEqual(asked);
  expect(await (await openPage('/here', {})).read()).toEqual(asked);
});

it("uses the device's time after a back/forward navigation", async () => {
  const kept = [{ type: 'back_forward' } as PerformanceNavigationTiming];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(kept);
  vi.spyOn(Date, 'now').mockReturnValue(42);
  const { read } = await openPage('/here', { '/event': 'written' });
  expect(await read()).toEqual({ data: 'written', at: 42 });
});
