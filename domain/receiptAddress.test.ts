import { expect, it } from 'vitest';
import { receiptCode, receiptHref } from './receiptAddress.ts';

it('the address of a receipt names its code, whatever is in it', () => {
  expect(receiptHref('a/b é')).toBe('/receipt/a%2Fb%20%C3%A9');
  expect(['/receipt/a%2Fb%20%C3%A9', '/receipt/x/', '/receipt/%E0%A4', '/vote'].map(receiptCode)).toEqual([
    'a/b é',
    'x',
    '%E0%A4',
    '',
  ]);
});
