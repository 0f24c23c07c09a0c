import { expect, it } from 'vitest';
import { programFound } from './programFound.ts';

it('Finds a program by its path or its name, and nothing where it is off or missing', () => {
  expect([
    programFound(process.execPath),
    programFound('sh', '/nowhere:/bin'),
    programFound('sh', '/nowhere'),
    programFound('/nowhere/ffmpeg'),
    programFound(null),
  ]).toEqual([true, true, false, false, false]);
});
