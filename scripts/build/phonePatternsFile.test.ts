import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { phonePatternsFile } from './phonePatternsFile.ts';

const file = join(import.meta.dirname, '../../domain/person/phonePatterns.gen.ts');

it('The patterns of phone numbers that the browser checks are those of the installed metadata', async () => {
  expect(await readFile(file, 'utf8')).toBe(phonePatternsFile());
});
