/** The shapes in which the site shows a picture, and the rectangle that is cut for each (decision D228). */

/**
 * `wide`: the stage of a page and the card of an event. `card`: the card of a competition. `share`: previews of links.
 * `least`: the smallest width (px) of a rectangle, so that its cut is not blurred.
 */
export const pictureShapes = {
  wide: { ratio: [16, 9], least: 1_200 },
  card: { ratio: [4, 3], least: 528 },
  share: { ratio: [40, 21], least: 1_200 },
} as const;

export type Shape = keyof typeof pictureShapes;

/** The shapes of a competition and of an event: an event has no card of its own shape. */
export const shapesOf = {
  competition: ['wide', 'card', 'share'],
  event: ['wide', 'share'],
} as const satisfies Record<string, readonly Shape[]>;

export type PictureOwner = keyof typeof shapesOf;

/** The size (px) of a whole picture. */
export type PictureSize = { width: number; height: number };

/** A rectangle of a picture (px); its height follows from its shape. */
export type Crop = { x: number; y: number; width: number };

/** The height (px) of a rectangle. */
export function cropHeight(shape: Shape, width: number): number {
  const [across, down] = pictureShapes[shape].ratio;
  return Math.round((width * down) / across);
}

/** The width (px) of the largest rectangle of a shape in a picture. */
export function widestCrop(shape: Shape, { width, height }: PictureSize): number {
  const [across, down] = pictureShapes[shape].ratio;
  return Math.min(width, Math.floor((height * across) / down));
}

/** Whether a picture has room for a rectangle of each shape. */
export const isLargeEnough = (size: PictureSize): boolean =>
  shapesOf.competition.every((shape) => widestCrop(shape, size) >= pictureShapes[shape].least);

/** The largest rectangle of a shape, in the middle. */
export function middleCrop(shape: Shape, size: PictureSize): Crop {
  const width = widestCrop(shape, size);
  return {
    x: Math.floor((size.width - width) / 2),
    y: Math.floor((size.height - cropHeight(shape, width)) / 2),
    width,
  };
}

/** Whether a rectangle lies in a picture and is large enough. */
export function isCropIn(shape: Shape, { x, y, width }: Crop, size: PictureSize): boolean {
  return (
    x >= 0 &&
    y >= 0 &&
    width >= pictureShapes[shape].least &&
    x + width <= size.width &&
    y + cropHeight(shape, width) <= size.height
  );
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The nearest rectangle that lies in the picture and is large enough. */
export function fittedCrop(shape: Shape, crop: Crop, size: PictureSize): Crop {
  const width = Math.round(between(crop.width, pictureShapes[shape].least, widestCrop(shape, size)));
  return {
    x: Math.round(between(crop.x, 0, size.width - width)),
    y: Math.round(between(crop.y, 0, size.height - cropHeight(shape, width))),
    width,
  };
}

/** The rectangle after a move by `x` and `y` (px), as far as the picture reaches. */
export const movedCrop = (shape: Shape, crop: Crop, size: PictureSize, { x, y }: { x: number; y: number }) =>
  fittedCrop(shape, { ...crop, x: crop.x + x, y: crop.y + y }, size);

/** The rectangle with another width (px) about the same middle, as far as picture and shape allow. */
export function resizedCrop(shape: Shape, crop: Crop, size: PictureSize, width: number): Crop {
  const wanted = between(width, pictureShapes[shape].least, widestCrop(shape, size));
  const middle = {
    x: crop.x + crop.width / 2,
    y: crop.y + cropHeight(shape, crop.width) / 2,
  };
  return fittedCrop(
    shape,
    { x: middle.x - wanted / 2, y: middle.y - cropHeight(shape, wanted) / 2, width: wanted },
    size,
  );
}
