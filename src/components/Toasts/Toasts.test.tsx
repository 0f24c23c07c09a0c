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

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;

function open() {
  const toaster = createToaster();
  renderInLanguage('en', <Toasts toaster={toaster} />);
  return (...line: Parameters<typeof toaster.toast>) => act(() => void toaster.toast(...line));
}

describe('a toast', () => {
  it('appears in an existing live region and disappears after five seconds', async () => {
    const toast = open();
    expect(said()).toBe('');
    toast('success', 'Saved.');
    await pass(4_999);
    expect(said()).toBe('Saved.');
    await pass(1);
    expect(said()).toBe('');
  });

  it('about a failure stays until dismissed', async () => {
    const toast = open();
    toast('error', 'Not saved.', 10);
    await pass(60_000);
    expect(said()).toBe('Not saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(said()).toBe('');
  });

  it('does not expire while hovered or focused', async () => {
    const toast = open();
    toast('info', 'Copied.', 1_500);
    fireEvent.focus(screen.getByRole('button'));
    await pass(10_000);
    expect(said()).toBe('Copied.');
    fireEvent.blur(screen.getByRole('button'));
    await pass(1_500);
    expect(said()).toBe('');
  });

  it('with the same text replaces the first and restarts its time', async () => {
    const toast = open();
    toast('info', 'Copied.', 1_500);
    await pass(1_000);
    toast('info', 'Copied.', 1_500);
    await pass(1_000);
    expect(said()).toBe('Copied.');
  });
});
