import { beforeEach, describe, expect, it } from 'vitest';
import { LOG_STORE_SIZE } from '../../../domain/monitorFigures.ts';
import { createLogStore } from './logStore.ts';

beforeEach(() => localStorage.clear());

/** A store that writes only when the test says so. */
function open({
  environment = 'production',
  storage = () => localStorage,
}: {
  environment?: string;
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
} = {}) {
  const planned: (() => void)[] = [];
  let now = 0;
  const store = createLogStore({
    environment,
    storage,
    now: () => (now += 1),
    later: (write) => planned.push(write),
  });
  const write = (code: string) => store.write({ level: 'INFO', code });
  const codes = () => store.read().map(({ code }) => code);
  return { store, planned, write, codes };
}
const kept = () => JSON.parse(localStorage.getItem('app_logs') ?? '[]') as { at: number; code: string }[];

const full = () => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {},
});
const forbidden = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('the log store', () => {
  it('writes many entries at once, when there is time', () => {
    const { planned, write, codes } = open();
    write('one_thing');
    write('two_things');
    expect([planned.length, kept(), codes()]).toEqual([1, [], ['one_thing', 'two_things']]);
    planned[0]!();
    expect(kept()).toEqual([
      { at: 1, level: 'INFO', code: 'one_thing' },
      { at: 2, level: 'INFO', code: 'two_things' },
    ]);
    write('three_things');
    expect(planned).toHaveLength(2);
  });

  it('keeps the last 1000', () => {
    const { store, write } = open();
    for (let count = 0; count <= LOG_STORE_SIZE; count += 1) write('many_things');
    store.flush();
    expect([kept().length, kept()[0]?.at, kept().at(-1)?.at]).toEqual([1_000, 2, 1_001]);
  });

  it('writes DEBUG anywhere but in production', () => {
    const note = { level: 'DEBUG', code: 'small_thing' } as const;
    const stores = [open(), open({ environment: 'development' })];
    for (const { store } of stores) store.write(note);
    expect(stores.map(({ codes }) => codes())).toEqual([[], ['small_thing']]);
  });

  it('continues after the lines of other tabs and visits, and drops unknown ones', () => {
    localStorage.setItem(
      'app_logs',
      JSON.stringify([{ at: 7, level: 'INFO', code: 'old_thing' }, 'junk', null]),
    );
    const { store, write, codes } = open();
    write('new_thing');
    store.flush();
    expect(codes()).toEqual(['old_thing', 'new_thing']);
    localStorage.setItem('app_logs', '{');
    expect(codes()).toEqual([]);
  });

  it.each([
    ['full', full],
    ['forbidden', forbidden],
  ])('keeps entries as long as the page where storage is %s, and says so', (_, storage) => {
    const { store, write, codes } = open({ storage });
    expect(store.isKept()).toBe(true);
    for (let count = 0; count <= LOG_STORE_SIZE; count += 1) write('many_things');
    store.flush();
    expect([store.isKept(), codes().length]).toEqual([false, 1_000]);
    store.clear();
    expect(codes()).toEqual([]);
  });

  it('notifies subscribers, and can be cleared', () => {
    const { store, write, codes } = open();
    let calls = 0;
    const end = store.subscribe(() => (calls += 1));
    write('one_thing');
    store.flush();
    store.clear();
    end();
    store.clear();
    expect([calls, codes(), localStorage.length]).toEqual([2, [], 0]);
  });
});
