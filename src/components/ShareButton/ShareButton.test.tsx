import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from './ShareButton.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Presses the button in a browser with these abilities. */
async function pressShare(abilities: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const shared: unknown[] = [];
  const copied: string[] = [];
  const writeText = async (text: string) => {
    await abilities.writeText?.();
    copied.push(text);
  };
  const share = abilities.share && {
    share: async (link: unknown) => {
      await abilities.share?.();
      shared.push(link);
    },
  };
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...share });
  const outcomes: string[] = [];
  render(
    <ShareButton
      href="/receipt/abc"
      title="Vote receipt"
      copiedLabel="Copied"
      onShared={(outcome) => outcomes.push(outcome)}
    >
      Share
    </ShareButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { shared, copied, outcomes };
}

const refuses = (name: string) => () => Promise.reject(new DOMException('no', name));
const url = `${location.origin}/receipt/abc`;

it("shares the whole address with the system's own sheet", async () => {
  expect(await pressShare({ share: async () => {} })).toEqual({
    shared: [{ title: 'Vote receipt', url }],
    copied: [],
    outcomes: ['shared'],
  });
});

it('copies the address in a browser that cannot share, or may not', async () => {
  expect(await pressShare({})).toEqual({ shared: [], copied: [url], outcomes: ['copied'] });
  document.body.replaceChildren();
  expect(await pressShare({ share: refuses('NotAllowedError') })).toEqual({
    shared: [],
    copied: [url],
    outcomes: ['copied'],
  });
});

it('says for a moment that it copied', async () => {
  await pressShare({});
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

it('copies nothing when the visitor closes the sheet', async () => {
  expect(await pressShare({ share: refuses('AbortError') })).toEqual({
    shared: [],
    copied: [],
    outcomes: ['dismissed'],
  });
});

it('reports a browser that allows neither', async () => {
  expect(await pressShare({ writeText: refuses('NotAllowedError') })).toEqual({
    shared: [],
    copied: [],
    outcomes: ['failed'],
  });
});
