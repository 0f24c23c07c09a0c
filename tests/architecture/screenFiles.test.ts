import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screenWords, type Screen } from '../../domain/screenWords.ts';
import { screenSource } from '../../server/site/screenFiles.ts';

const screens = Object.keys(screenWords) as Screen[];

it('keeps each screen under the name by which the server finds its files', () => {
  const folder = join(import.meta.dirname, '../..');
  expect(screens.filter((screen) => !existsSync(join(folder, screenSource(screen))))).toEqual([]);
});
