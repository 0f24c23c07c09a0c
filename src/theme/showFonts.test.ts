import { afterEach, expect, it, vi } from 'vitest';
import { showFonts } from './showFonts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.body.replaceChildren();
});

const awaited = () => [...document.querySelectorAll('[data-fonts-awaited]')].map(({ id }) => id);
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('shows the fonts once they are there, from the top and a portion in each frame, and leaves the title as it stands', async () => {
  const { promise: come, reject: fail } = Promise.withResolvers();
  Object.defineProperty(document, 'fonts', { value: { load: () => come }, configurable: true });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (show: FrameRequestCallback) => frames.push(show));
  const text = 'ا'.repeat(150);
  document.body.innerHTML = `<main><h1>${text}</h1><p id="a">${text}</p><div><p id="b">${text}</p><p id="c">${text}</p></div></main>`;
  const shown = showFonts(document.querySelector('main')!);
  const seen = [awaited()];
  const step = async (go: () => void) => {
    go();
    await settle();
    seen.push(awaited());
  };
  await step(() => fail(new Error('a font that cannot be had is not waited for')));
  await step(() => frames.shift()!(0));
  await step(() => frames.shift()!(0));
  await step(() => frames.shift()!(0));
  await shown;
  expect(seen).toEqual([['a', 'b', 'c'], ['b', 'c'], ['c'], [], []]);
});
