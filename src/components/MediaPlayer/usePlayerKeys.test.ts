import { expect, it } from 'vitest';
import { playerCommand } from './usePlayerKeys.ts';

const pressed = (key: string, on: 'button' | 'position' | 'volume' | 'other' = 'other', modified = false) =>
  playerCommand({ key, on, modified });

it('toggles playing with space and k, but leaves space to a focused button', () => {
  expect([
    pressed(' '),
    pressed('k'),
    pressed('K'),
    pressed(' ', 'position'),
    pressed(' ', 'button'),
  ]).toEqual([{ kind: 'toggle' }, { kind: 'toggle' }, { kind: 'toggle' }, { kind: 'toggle' }, undefined]);
});

it('seeks five seconds forward with right and back with left, in every language', () => {
  expect([pressed('ArrowRight', 'button'), pressed('ArrowLeft', 'position')]).toEqual([
    { kind: 'skip', seconds: 5 },
    { kind: 'skip', seconds: -5 },
  ]);
});

it('skips with up and down on the position only, and leaves all arrows to the volume', () => {
  expect([pressed('ArrowUp', 'position'), pressed('ArrowDown', 'position')]).toEqual([
    { kind: 'skip', seconds: 5 },
    { kind: 'skip', seconds: -5 },
  ]);
  expect([pressed('ArrowUp'), pressed('ArrowDown'), pressed('ArrowRight', 'volume')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("leaves the browser's own keys alone", () => {
  expect([pressed('ArrowLeft', 'other', true), pressed('f', 'other', true), pressed('Tab')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([pressed('m'), pressed('f')]).toEqual([{ kind: 'mute' }, { kind: 'fullScreen' }]);
});
