import { describe, expect, it } from 'vitest';
import { smsParts } from './smsParts.ts';

const parts = (text: string) => {
  const { encoding, units, parts: count, left } = smsParts(text);
  return [encoding, units, count, left];
};

describe('a text message in the GSM alphabet', () => {
  it.each([
    ['', 0, 0, 160],
    ['a'.repeat(160), 160, 1, 0],
    ['a'.repeat(161), 161, 2, 145],
    ['a'.repeat(306), 306, 2, 0],
    ['a'.repeat(307), 307, 3, 152],
    ['@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà', 44, 1, 116],
    // Each of these takes two of the 160.
    ['€'.repeat(80), 160, 1, 0],
    ['^{}\\[~]|€\f', 20, 1, 140],
    // 153 is odd: a part of such characters stays one short.
    ['€'.repeat(81), 162, 2, 143],
  ])('%j', (text, units, count, left) => {
    expect(parts(text)).toEqual(['gsm7', units, count, left]);
  });
});

describe('a text message with any other character', () => {
  it.each([
    ['صوت', 3, 1, 67],
    ['ص'.repeat(70), 70, 1, 0],
    ['ص'.repeat(71), 71, 2, 63],
    ['ص'.repeat(134), 134, 2, 0],
    ['ص'.repeat(135), 135, 3, 66],
    [`${'a'.repeat(69)}’`, 70, 1, 0],
    ['ç', 1, 1, 69],
    // 67 is odd: no part ends within a pair of surrogates.
    ['😀'.repeat(35), 70, 1, 0],
    ['😀'.repeat(36), 72, 2, 61],
  ])('%j', (text, units, count, left) => {
    expect(parts(text)).toEqual(['ucs2', units, count, left]);
  });
});
