import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { createToaster } from './toaster.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shownText = () => screen.getByRole('status').textContent;

function openToasts() {
  const toaster = createToaster();
  renderInLanguage('en', <Toasts toaster={toaster} />);
  return (...line: Parameters<typeof toaster.toast>) => act(() => void toaster.toast(...line));
}

describe('a toast', () => {
  it('appears in an existing live region and disappears after five seconds', async () => {
    const toast = openToasts();
    expect(shownText()).toBe('');
    toast('success', 'Saved.');
    await passTime(4_999);
    expect(shownText()).toBe('Saved.');
    await passTime(1);
    expect(shownText()).toBe('');
  });

  it('about a failure stays until dismissed', async () => {
    const toast = openToasts();
    toast('error', 'Not saved.', 10);
    await passTime(60_000);
    expect(shownText()).toBe('Not saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shownText()).toBe('');
  });

  it('does not expire while hovered or focused', async () => {
    const toast = openToasts();
    toast('info', 'Copied.', 1_500);
    fireEvent.focus(screen.getByRole('button'));
    await passTime(10_000);
    expect(shownText()).toBe('Copied.');
    fireEvent.blur(screen.getByRole('button'));
    await passTime(1_500);
    expect(shownText()).toBe('');
  });

  it('with the same text replaces the first and restarts its time', async () => {
    const toast = openToasts();
    toast('info', 'Copied.', 1_500);
    await passTime(1_000);
    toast('info', 'Copied.', 1_500);
    await passTime(1_000);
    expect(shownText()).toBe('Copied.');
  });
});
