import { describe, expect, it } from 'vitest';
import { canonicalSender, payerOf, payersOf } from './payer.ts';

const pepper = Buffer.alloc(32, 7);

describe('the pseudonym of a number', () => {
  it.each(['+96891234567', '96891234567', '0096891234567', '91234567', '091234567'])(
    'is the same for %s',
    (sender) => {
      expect(payerOf(pepper, sender)).toBe(payerOf(pepper, '+96891234567'));
    },
  );

  it.each([
    ['+97150123456', '97150123456'],
    ['71234567', '96871234567'],
    ['24123456', '96824123456'],
    ['90123', '90123'],
    ['912345678', '912345678'],
    ['0090123', '90123'],
    ['90012', '90012'],
    ['9+0', '9+0'],
  ])('reads %s as %s', (sender, normal) => {
    expect(canonicalSender(sender)).toBe(normal);
  });

  it('reveals nothing about the number, and differs with the pepper', () => {
    const payer = payerOf(pepper, '+96891234567');
    expect(payer).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(payerOf(Buffer.alloc(32, 8), '+96891234567')).not.toBe(payer);
    expect(payerOf(pepper, '+96891234568')).not.toBe(payer);
  });

  it('has the stored form, which must never change, and those of older versions', () => {
    const stored = [
      'X8eODVsVHfE0CgNn90RJTfR-1uPK-8L6FZRdix1rlpM',
      'WRK1Khs9hQ9UfRwsh15Wv-trThrFjYC1NvxFIyeCh0A',
      '9KKP41Brymns068Vqqze06ylJB8CsOSQjmbJy_ZiEnQ',
    ];
    expect(payersOf(pepper, '+96824123456')).toEqual(stored);
    expect(payersOf(pepper, '+97150123456')).toEqual([payerOf(pepper, '+97150123456')]);
    expect(payersOf(pepper, '+15968123456')).toHaveLength(1);
  });
});
