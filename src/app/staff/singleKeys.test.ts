import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
});

/** The module as a page loads it. */
const load = () => import('./singleKeys.ts');

it('single keys work until they are switched off, and the browser keeps the choice', async () => {
  const page = await load();
  expect(page.hasSingleKeys()).toBe(true);
  page.chooseSingleKeys(false);
  vi.resetModules();
  const later = await load();
  expect(later.hasSingleKeys()).toBe(false);
});

it('a choice made here or in another tab is heard', async () => {
  const page = await load();
  const changed = vi.fn<() => void>();
  const unwatch = page.watchSingleKeys(changed);
  page.chooseSingleKeys(false);
  localStorage.setItem('sawt.staff.singleKeys', 'on');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sawt.staff.singleKeys' }));
  expect([page.hasSingleKeys(), changed.mock.calls.length]).toEqual([true, 2]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'sawt.theme' }));
  unwatch();
  page.chooseSingleKeys(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('without storage the choice lasts as long as the page', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const page = await load();
  expect(page.hasSingleKeys()).toBe(true);
  page.chooseSingleKeys(false);
  expect(page.hasSingleKeys()).toBe(false);
});
