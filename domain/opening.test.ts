import { expect, it } from 'vitest';
import { openingAt } from './opening.ts';

const HOUR = 3_600_000;

it('needs the date until less than a day is left', () => {
  expect(openingAt(24 * HOUR, 0)).toEqual({ at: 24 * HOUR, soon: false });
  expect(openingAt(24 * HOUR, 1)).toEqual({ at: 24 * HOUR, soon: true });
});
