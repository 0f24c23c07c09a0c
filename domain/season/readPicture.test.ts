import { expect, it } from 'vitest';
import { middleCrop } from './pictureShapes.ts';
import { cropsIn, readAltTexts } from './readPicture.ts';

const typed = { alt_ar: ' مغنية  على المسرح ', alt_en: 'A singer', decorative: false };

it('reads texts on one line, in both languages or for decoration none', () => {
  expect([
    readAltTexts(typed),
    readAltTexts({ ...typed, decorative: true }),
    readAltTexts({ ...typed, alt_en: ' ' }),
    readAltTexts({ ...typed, alt_ar: 'أ'.repeat(251) }),
  ]).toEqual([
    { values: { alt_ar: 'مغنية على المسرح', alt_en: 'A singer' } },
    { values: { alt_ar: null, alt_en: null } },
    { errors: { alt_en: 'altText' } },
    { errors: { alt_ar: 'altText' } },
  ]);
});

it('takes the rectangles of the shapes that the owner has, if all lie in the picture', () => {
  const size = { width: 2_000, height: 1_400 };
  const [wide, card, share] = [middleCrop('wide', size), middleCrop('card', size), middleCrop('share', size)];
  const crops = { wide, card, share };
  expect([
    cropsIn('competition', crops, size),
    cropsIn('event', crops, size),
    cropsIn('competition', { ...crops, card: null }, size),
    cropsIn('event', { ...crops, share: { ...share, y: 1_000 } }, size),
  ]).toEqual([crops, { ...crops, card: null }, undefined, undefined]);
});
