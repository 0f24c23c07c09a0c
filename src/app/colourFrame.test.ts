import { afterEach, expect, it, vi } from 'vitest';
import { chooseTheme } from '../theme/themeChoice.ts';
import { colourFrame } from './colourFrame.ts';

afterEach(() => vi.unstubAllGlobals());

const colours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

it("colours what stands around the page like the chosen theme, and before a choice like the system's", async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  for (const content of ['white', 'black'])
    document.head.append(Object.assign(document.createElement('meta'), { name: 'theme-color', content }));
  colourFrame();
  expect(colours()).toEqual(['black', 'black']);
  chooseTheme('light');
  await vi.waitFor(() => expect(colours()).toEqual(['white', 'white']), 40_000);
});
