import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';
import { smsParts } from './smsParts.ts';
import { smsText } from './smsText.ts';

it('leaves direction marks out of a text that the GSM alphabet holds', () => {
  const text = `Sawt: ${isolate('Maha')} pays OMR\u00a05.000 by 9:30\u202fPM. ${'a'.repeat(60)}`;
  expect(smsText(text)).toBe(`Sawt: Maha pays OMR 5.000 by 9:30 PM. ${'a'.repeat(60)}`);
  expect([smsParts(text).parts, smsParts(smsText(text)).parts]).toEqual([2, 1]);
});

it('keeps them beside a letter that runs right to left', () => {
  const text = `Sawt: ${isolate('مها')} takes part.`;
  expect(smsText(text)).toBe(text);
});
