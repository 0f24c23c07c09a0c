import { expect, it } from 'vitest';
import { portraitSet } from './portraits.ts';

it('names every size of a portrait that is served here', () => {
  expect(portraitSet('/images/01dfb118a3aa0279d432-160.webp')).toBe(
    '/images/01dfb118a3aa0279d432-80.webp 80w, /images/01dfb118a3aa0279d432-160.webp 160w, /images/01dfb118a3aa0279d432-352.webp 352w',
  );
});

it.each(['/images/01dfb118-80.webp', 'https://elsewhere.example/images/01-160.webp', '/assets/p01.webp', ''])(
  'leaves %j as it is',
  (address) => {
    expect(portraitSet(address)).toBeUndefined();
  },
);
