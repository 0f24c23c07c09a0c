import { expect, it } from 'vitest';
import { playerCommand } from './usePlayerKeys.ts';

const commandOf = (key: string, on: 'button' | 'position' | 'volume' | 'other' = 'other', modified = false) =>
  playerCommand({ key, on, modified });

it('toggles playing with space and k, but leaves space to a focused button', () => {
  expect([
    commandOf(' '),
    commandOf('k'),
    commandOf('K'),
    commandOf(' ', 'position'),
    commandOf(' ', 'button'),
  ]).toEqual([{ kind: 'toggle' }, { kind: 'toggle' }, { kind: 'toggle' }, { kind: 'toggle' }, undefined]);
});

it('seeks five seconds forward with right and back with left, in every language', () => {
  expect([commandOf('ArrowRight', 'button'), commandOf('ArrowLeft', 'position')]).toEqual([
    { kind: 'skip', seconds: 5 },
    { kind: 'skip', seconds: -5 },
  ]);
});

it('skips with up and down on the position only, and leaves all arrows to the volume', () => {
  expect([commandOf('ArrowUp', 'position'), commandOf('ArrowDown', 'position')]).toEqual([
    { kind: 'skip', seconds: 5 },
    { kind: 'skip', seconds: -5 },
  ]);
  expect([commandOf('ArrowUp'), commandOf('ArrowDown'), commandOf('ArrowRight', 'volume')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("leaves the browser's own keys alone", () => {
  expect([commandOf('ArrowLeft', 'other', true), commandOf('f', 'other', true), commandOf('Tab')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([commandOf('m'), commandOf('f')]).toEqual([{ kind: 'mute' }, { kind: 'fullScreen' }]);
});
