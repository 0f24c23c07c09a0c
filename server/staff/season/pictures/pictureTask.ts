import type { Crop, PictureSize, Shape } from '../../../../domain/season/pictureShapes.ts';

/** Why a file is no picture for the site: codes of `locales/*\/staffErrors.json`. */
export type PictureFault =
  | 'pictureKind'
  | 'pictureDamaged'
  | 'pictureAnimated'
  | 'pictureSmall'
  | 'picturePixels';

/** What the picture process does with the picture on its input: keep it as the source of an id, or cut copies of a name. */
export type PictureTask =
  | { kind: 'keep'; id: string; folder: string }
  | { kind: 'cut'; name: string; crops: Partial<Record<Shape, Crop>>; folder: string };

export type PictureMade = ({ kind: 'made' } & PictureSize) | { kind: 'refused'; fault: PictureFault };
