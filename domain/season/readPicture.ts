/** Reads what staff want a picture to be (decision D228). */
import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import type { PictureChange } from '../staff/staffContract.ts';
import {
  type Crop,
  isCropIn,
  type PictureOwner,
  type PictureSize,
  type Shape,
  shapesOf,
} from './pictureShapes.ts';
import { valuesOf, type Read } from './readFields.ts';
import { ALT_TEXT_MAX_LENGTH } from './seasonLimits.ts';

/** The texts that stand for a picture; both null for one that is decoration. */
export type AltTexts = { alt_ar: string | null; alt_en: string | null };

export type Crops = { wide: Crop; card: Crop | null; share: Crop };

type Typed = Pick<NonNullable<PictureChange['picture']>, 'alt_ar' | 'alt_en' | 'decorative'>;

/** Reads the texts that stand for a picture: in both languages, or none as it is decoration. */
export function readAltTexts({ alt_ar, alt_en, decorative }: Typed): Read<AltTexts, 'altText'> {
  if (decorative) return { values: { alt_ar: null, alt_en: null } };
  return valuesOf<AltTexts, 'altText'>({ alt_ar: readAltText(alt_ar), alt_en: readAltText(alt_en) });
}

function readAltText(typed: string): ReadField<string, 'altText'> {
  const value = oneLine(typed).normalize('NFC');
  return value !== '' && characterCount(value) <= ALT_TEXT_MAX_LENGTH ? { value } : { error: 'altText' };
}

/** The rectangles of the shapes that the owner has; undefined unless each lies in the picture. */
export function cropsIn(owner: PictureOwner, crops: Crops, size: PictureSize): Crops | undefined {
  const wanted: readonly Shape[] = shapesOf[owner];
  const isWhole = wanted.every((shape) => {
    const crop = crops[shape];
    return crop !== null && isCropIn(shape, crop, size);
  });
  if (!isWhole) return undefined;
  return { ...crops, card: wanted.includes('card') ? crops.card : null };
}
