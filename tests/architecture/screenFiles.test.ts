import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screenSource, wordsOfScreens, type Screen } from '../../server/site/screenFiles.ts';
import { areasOf } from '../../src/app/pages.tsx';

const screens = Object.keys(wordsOfScreens) as Screen[];

it('lets the server name the words that each screen asks for', () => {
  expect(screens.map((screen) => [screen, areasOf(screen)])).toEqual(
    screens.map((screen) => [screen, wordsOfScreens[screen]]),
  );
});

it('keeps each screen under the name by which the server finds its files', () => {
  const folder = join(import.meta.dirname, '../..');
  expect(screens.filter((screen) => !existsSync(join(folder, screenSource(screen))))).toEqual([]);
});
