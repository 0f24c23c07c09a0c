import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cropHeight,
  fittedCrop,
  isCropIn,
  isLargeEnough,
  middleCrop,
  movedCrop,
  pictureShapes,
  resizedCrop,
  type Shape,
  widestCrop,
} from './pictureShapes.ts';
import { SMALLEST_PICTURE } from './seasonLimits.ts';

const size = { width: 2_400, height: 1_350 };
const shapes = Object.keys(pictureShapes) as Shape[];
const sizes = fc
  .record({ width: fc.integer({ min: 1_200, max: 9_000 }), height: fc.integer({ min: 675, max: 9_000 }) })
  .filter(isLargeEnough);
const numbers = fc.integer({ min: -10_000, max: 10_000 });

describe('rectangles of a picture', () => {
  it('have the shape of the site', () => {
    expect(shapes.map((shape) => [widestCrop(shape, size), middleCrop(shape, size)])).toEqual([
      [2_400, { x: 0, y: 0, width: 2_400 }],
      [1_800, { x: 300, y: 0, width: 1_800 }],
      [2_400, { x: 0, y: 45, width: 2_400 }],
    ]);
    expect([cropHeight('wide', 1_600), cropHeight('card', 528), cropHeight('share', 1_200)]).toEqual([
      900, 396, 630,
    ]);
  });

  it('lie in the picture wherever they are moved, and are large enough', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom(...shapes),
        numbers,
        numbers,
        numbers,
        (picture, shape, x, y, width) => {
          const crop = fittedCrop(shape, { x, y, width }, picture);
          const moved = movedCrop(shape, crop, picture, { x: y, y: x });
          const resized = resizedCrop(shape, moved, picture, width);
          for (const each of [middleCrop(shape, picture), crop, moved, resized])
            expect(isCropIn(shape, each, picture)).toBe(true);
        },
      ),
    );
  });

  it('grow and shrink about their middle', () => {
    const crop = { x: 600, y: 200, width: 1_600 };
    expect(resizedCrop('wide', crop, size, 1_280)).toEqual({ x: 760, y: 290, width: 1_280 });
    expect(resizedCrop('wide', crop, size, 1)).toEqual({ x: 800, y: 313, width: 1_200 });
  });

  it('are refused outside of the picture and below the least width', () => {
    const whole = middleCrop('wide', size);
    expect([
      isCropIn('wide', whole, size),
      isCropIn('wide', { ...whole, x: 1 }, size),
      isCropIn('wide', { ...whole, y: -1 }, size),
      isCropIn('wide', { x: 0, y: 0, width: 1_199 }, size),
    ]).toEqual([true, false, false, false]);
  });
});

it('the smallest picture has room for all shapes, and none with a pixel less', () => {
  const { width, height } = SMALLEST_PICTURE;
  expect([
    isLargeEnough({ width, height }),
    isLargeEnough({ width: width - 1, height }),
    isLargeEnough({ width, height: height - 1 }),
  ]).toEqual([true, false, false]);
});
