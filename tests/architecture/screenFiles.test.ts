import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsOfScreens, type Screen } from '../../server/site/screenFiles.ts';
import { areasOf } from '../../src/app/pages.tsx';

const screens = Object.keys(wordsOfScreens) as Screen[];

it('lets the server name the words that each screen asks for', () => {
  expect(screens.map((screen) => [screen, areasOf(screen)])).toEqual(
    screens.map((screen) => [screen, wordsOfScreens[screen]]),
  );
});

it('keeps each screen under the name by which the server finds its files', () => {
  const fileOf = (screen: string) => `${screen[0]?.toUpperCase()}${screen.slice(1)}Screen.tsx`;
  const folder = join(import.meta.dirname, '../../src/app/screens');
  expect(screens.filter((screen) => !existsSync(join(folder, fileOf(screen))))).toEqual([]);
});
