import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyStoredTheme, currentTheme } from './themeChoice.ts';
import { useTheme } from './useTheme.ts';

const root = document.documentElement;

/** Simulates a system whose theme preference can change, because jsdom has no media queries. */
function systemPrefers(dark: boolean) {
  const query = new EventTarget();
  Object.assign(query, { matches: dark });
  vi.stubGlobal('matchMedia', () => query);
  return (nowDark: boolean) => {
    Object.assign(query, { matches: nowDark });
    query.dispatchEvent(new Event('change'));
  };
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the theme', () => {
  it('follows the system until the visitor chooses', () => {
    const change = systemPrefers(true);
    const { result } = renderHook(() => useTheme());
    expect([result.current[0], root.dataset['theme']]).toEqual(['dark', undefined]);
    act(() => change(false));
    expect(result.current[0]).toBe('light');
  });

  it('is the chosen one from then on, whatever the system says', () => {
    const change = systemPrefers(false);
    const { result } = renderHook(() => useTheme());
    act(() => result.current[1]('dark'));
    act(() => change(false));
    expect([currentTheme(), root.dataset['theme'], localStorage.getItem('sawt.theme')]).toEqual([
      'dark',
      'dark',
      'dark',
    ]);
  });

  it('is put on the page again at the next visit', () => {
    systemPrefers(false);
    localStorage.setItem('sawt.theme', 'dark');
    applyStoredTheme();
    expect([root.dataset['theme'], currentTheme()]).toEqual(['dark', 'dark']);
  });

  it('follows another tab of the same visitor', async () => {
    systemPrefers(false);
    const { result } = renderHook(() => useTheme());
    localStorage.setItem('sawt.theme', 'dark');
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'sawt.theme', newValue: 'dark' }));
      await Promise.resolve();
    });
    expect(result.current[0]).toBe('dark');
  });

  it('ignores what it does not know', () => {
    systemPrefers(false);
    localStorage.setItem('sawt.theme', 'sepia');
    applyStoredTheme();
    expect([root.dataset['theme'], currentTheme()]).toEqual([undefined, 'light']);
  });

  it('can be chosen where storage is refused', () => {
    systemPrefers(false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { result } = renderHook(() => useTheme());
    act(() => result.current[1]('dark'));
    expect(currentTheme()).toBe('dark');
  });
});
