import { describe, expect, it } from 'vitest';
import { numberIn, piecesBetween, stepBefore } from './boardSteps.ts';

describe('the steps of a board', () => {
  it('are every fourth version', () => {
    expect([1, 3, 4, 5, 8, 9].map(stepBefore)).toEqual([0, 0, 0, 4, 4, 8]);
    expect(['ab.12', 'ab', '0', 'ab.1x', 'a.b.7'].map(numberIn)).toEqual([12, 0, 0, 0, 7]);
  });

  it.each([
    ['the next version', 'v.8', { version: 'v.9', steps: ['v.4', 'v.8'] }, ['v.9']],
    ['a step', 'v.6', { version: 'v.8', steps: ['v.4', 'v.8'] }, ['v.8']],
    [
      'over steps',
      'v.6',
      { version: 'v.17', steps: ['v.4', 'v.8', 'v.12', 'v.16'] },
      ['v.8', 'v.12', 'v.16', 'v.17'],
    ],
    ['from the step before the oldest named', 'v.4', { version: 'v.9', steps: ['v.8'] }, ['v.8', 'v.9']],
  ])('lead to %s', (_what, held, pointer, pieces) => {
    expect(piecesBetween(held, pointer)).toEqual(pieces);
  });

  it.each([
    ['from a version before all named steps', 'v.3', { version: 'v.9', steps: ['v.8'] }],
    ['where a step is not named', 'v.1', { version: 'v.14', steps: ['v.4', 'v.12'] }],
    ['where the last step is not named', 'v.1', { version: 'v.9', steps: ['v.4'] }],
    ['to an older version', 'v.9', { version: 'v.8', steps: ['v.8'] }],
    ['from another board with the same number', 'v.9', { version: 'w.9', steps: ['w.8'] }],
    ['from a version without a number', '0', { version: 'v.2', steps: [] }],
  ])('do not lead %s', (_what, held, pointer) => {
    expect(piecesBetween(held, pointer)).toBeUndefined();
  });
});
