import { describe, expect, it } from 'vitest';
import { isPlainText, toPlainText } from './plainText.ts';

describe('plain text', () => {
  it.each(['', 'amal@example.om', 'آمال الحارثي', 'Zoë 👩‍🎤', 'می‌خواهم'])('takes %j', (text) => {
    expect(isPlainText(text)).toBe(true);
    expect(toPlainText(text)).toBe(text);
  });

  it.each([
    '\0',
    '\u001f',
    '\u007f',
    '\u0085',
    '\ud800',
    '\udc00',
    '\u061c',
    '\u200e',
    '\u202e',
    '\u2066',
    '\n',
  ])('refuses %j', (mark) => {
    expect(isPlainText(`a${mark}b`)).toBe(false);
  });

  it('drops what cannot be stored and keeps the words apart', () => {
    expect(toPlainText('303\n\u202eلآمال\0\ud800')).toBe('303 لآمال');
  });
});
