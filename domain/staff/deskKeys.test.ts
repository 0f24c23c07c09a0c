import { describe, expect, it } from 'vitest';
import { deskKeys, dialogOf, isCommand, isLetter, keysOn } from './deskKeys.ts';

const press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrlK = { ...press, key: 'k', code: 'KeyK', ctrlKey: true };
const mark = { ...press, key: '?', code: 'Slash', shiftKey: true };
const free = { isTyping: false, hasSingles: true };

describe('a key', () => {
  it.each([
    ['Ctrl+K', ctrlK, free, 'palette'],
    ['Cmd+K', { ...ctrlK, ctrlKey: false, metaKey: true }, free, 'palette'],
    ['Ctrl+K of an Arabic keyboard', { ...ctrlK, key: 'ن' }, free, 'palette'],
    ['Ctrl+K in a field, without single keys', ctrlK, { isTyping: true, hasSingles: false }, 'palette'],
    ['Ctrl+Alt+K', { ...ctrlK, altKey: true }, free, undefined],
    ['Ctrl+Shift+K', { ...ctrlK, shiftKey: true }, free, undefined],
    ['K alone', { ...ctrlK, ctrlKey: false }, free, undefined],
    ['?', mark, free, 'help'],
    ['the Arabic question mark', { ...mark, key: '؟' }, free, 'help'],
    ['? in a field', mark, { ...free, isTyping: true }, undefined],
    ['? when single keys are off', mark, { ...free, hasSingles: false }, undefined],
    ['Ctrl+?', { ...mark, ctrlKey: true }, free, undefined],
    ['Cmd+?', { ...mark, metaKey: true }, free, undefined],
    ['Alt+?', { ...mark, altKey: true }, free, undefined],
    ['another key', { ...press, key: 'a', code: 'KeyA' }, free, undefined],
  ])('%s', (_name, pressed, where, dialog) => {
    expect(dialogOf(pressed, where)).toBe(dialog);
  });

  it('is listed on the pages where it works', () => {
    const actsOn = (section: Parameters<typeof keysOn>[0]) => keysOn(section).map(({ act }) => act);
    expect([actsOn('audit'), actsOn('settings'), actsOn('people')]).toEqual([
      ['palette', 'help', 'rows', 'ends', 'opens', 'close'],
      ['palette', 'help', 'save', 'close'],
      ['palette', 'help', 'undo', 'choose', 'chooseOn', 'rows', 'ends', 'opens', 'close'],
    ]);
  });

  it('that is one character alone can be switched off', () => {
    const characters = deskKeys.filter(({ ways }) =>
      ways.some(([key = '', ...more]) => !more.length && key.length === 1 && /[\p{L}\p{N}\p{P}]/u.test(key)),
    );
    expect(characters.filter(({ isSingle }) => !isSingle)).toEqual([]);
  });
});

const ctrlZ = { ...press, key: 'z', code: 'KeyZ', ctrlKey: true };

it.each([
  ['Ctrl+Z', ctrlZ, true],
  ['Ctrl+Z with the capitals lock', { ...ctrlZ, key: 'Z' }, true],
  ['Ctrl+Z of an Arabic keyboard', { ...ctrlZ, key: 'ئ' }, true],
  ['Ctrl+Z of a German keyboard', { ...ctrlZ, code: 'KeyY' }, true],
  ['Ctrl+Y of a German keyboard, at the place of Z', { ...ctrlZ, key: 'y' }, false],
  ['Ctrl+Shift+Z, which is another command', { ...ctrlZ, shiftKey: true }, false],
  ['Ctrl+Alt+Z', { ...ctrlZ, altKey: true }, false],
  ['Z alone', { ...ctrlZ, ctrlKey: false }, false],
])('%s', (_name, pressed, isIt) => {
  expect(isCommand(pressed, 'Z')).toBe(isIt);
});

it.each([
  ['I', { ...press, key: 'i', code: 'KeyI' }, true],
  ['I of an Arabic keyboard', { ...press, key: 'ه', code: 'KeyI' }, true],
  ['Ctrl+I', { ...press, key: 'i', code: 'KeyI', ctrlKey: true }, false],
  ['Shift+I', { ...press, key: 'I', code: 'KeyI', shiftKey: true }, false],
  ['another letter', { ...press, key: 'k', code: 'KeyK' }, false],
])('%s alone', (_name, pressed, isIt) => {
  expect(isLetter(pressed, 'I')).toBe(isIt);
});
