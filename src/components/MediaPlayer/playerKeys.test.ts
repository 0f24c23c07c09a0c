import { expect, it } from 'vitest';
import { playerCommand } from './playerKeys.ts';

const pressed = (key: string, on: 'button' | 'position' | 'volume' | 'other' = 'other', modified = false) =>
  playerCommand({ key, on, modified });

it('plays and pauses by space and k, but leaves space to a button that has the focus', () => {
  expect([
    pressed(' '),
    pressed('k'),
    pressed('K'),
    pressed(' ', 'position'),
    pressed(' ', 'button'),
  ]).toEqual([{ kind: 'toggle' }, { kind: 'toggle' }, { kind: 'toggle' }, { kind: 'toggle' }, undefined]);
});

it('goes on to the right and back to the left by five seconds, whatever the language', () => {
  expect([pressed('ArrowRight', 'button'), pressed('ArrowLeft', 'position')]).toEqual([
    { kind: 'skip', seconds: 5 },
    { kind: 'skip', seconds: -5 },
  ]);
});

it('takes up and down for the position alone, and no arrow from the volume', () => {
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

it('leaves the browser its own keys', () => {
  expect([pressed('ArrowLeft', 'other', true), pressed('f', 'other', true), pressed('Tab')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([pressed('m'), pressed('f')]).toEqual([{ kind: 'mute' }, { kind: 'fullScreen' }]);
});
