import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
});

/** The choices as a page loads them. */
async function load() {
  vi.resetModules();
  const { singleKeys } = await import('./singleKeys.ts');
  const { auditColumns } = await import('./hiddenColumns.ts');
  return { singleKeys, auditColumns };
}

it('single keys work until they are switched off, and the browser keeps the choice', async () => {
  const { singleKeys } = await load();
  expect(singleKeys.current()).toBe(true);
  singleKeys.choose(false);
  expect((await load()).singleKeys.current()).toBe(false);
});

it('all columns show until some are hidden, and the browser keeps the choice', async () => {
  const { auditColumns } = await load();
  expect(auditColumns.current()).toEqual([]);
  auditColumns.choose(['time', 'actor']);
  const later = (await load()).auditColumns;
  expect(later.current()).toEqual(['time', 'actor']);
  expect(later.current()).toBe(later.current());
  later.choose([]);
  expect((await load()).auditColumns.current()).toEqual([]);
});

it('a choice made here or in another tab is heard', async () => {
  const { singleKeys } = await load();
  const changed = vi.fn<() => void>();
  const unwatch = singleKeys.watch(changed);
  singleKeys.choose(false);
  localStorage.setItem('sawt.staff.singleKeys', 'on');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sawt.staff.singleKeys' }));
  expect([singleKeys.current(), changed.mock.calls.length]).toEqual([true, 2]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'sawt.theme' }));
  unwatch();
  singleKeys.choose(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('without storage the choice lasts as long as the page', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { singleKeys } = await load();
  expect(singleKeys.current()).toBe(true);
  singleKeys.choose(false);
  expect(singleKeys.current()).toBe(false);
});
