import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const pressCopy = async () => {
  const results: boolean[] = [];
  const user = userEvent.setup();
  render(<CopyButton text="SWT-7F2K" label="Copy the ID" onCopied={(worked) => results.push(worked)} />);
  await user.click(screen.getByRole('button', { name: 'Copy the ID' }));
  return results;
};

describe('the copy button', () => {
  it('copies the text and reports success', async () => {
    expect(await pressCopy()).toEqual([true]);
    expect(await navigator.clipboard.readText()).toBe('SWT-7F2K');
  });

  it('reports failure when the browser refuses', async () => {
    const results: boolean[] = [];
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
      new DOMException('no', 'NotAllowedError'),
    );
    render(<CopyButton text="x" label="Copy" onCopied={(worked) => results.push(worked)} />);
    await act(() => user.click(screen.getByRole('button')));
    expect(results).toEqual([false]);
  });
});
