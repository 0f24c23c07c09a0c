/** What becomes of the context of a picture that is edited. */
import { middleCrop, shapesOf, type Crop, type Shape } from '../../../domain/season/pictureShapes.ts';
import { readAltTexts, type Crops } from '../../../domain/season/readPicture.ts';
import type { PictureSource, StaffPicture } from '../../../domain/staff/staffContract.ts';
import type { PictureEditContext, PictureToSave, TypedAlt } from './pictureEditTypes.ts';

const noAlt: TypedAlt = { alt_ar: '', alt_en: '', decorative: false };

const altOf = ({ picture }: StaffPicture): TypedAlt =>
  picture
    ? {
        alt_ar: picture.alt_ar ?? '',
        alt_en: picture.alt_en ?? '',
        decorative: picture.alt_ar === null && picture.alt_en === null,
      }
    : noAlt;

/** Starts anew from what is stored. */
export const withStored = (stored: StaffPicture) =>
  ({
    stored,
    file: null,
    preview: null,
    source: stored.picture?.source ?? null,
    crops: stored.picture?.crops ?? null,
    alt: altOf(stored),
    fieldErrors: {},
    formError: null,
    meanwhile: null,
  }) satisfies Partial<PictureEditContext>;

/** Keeps what the person has, beside what another person stored meanwhile, unless it is of a picture that is gone. */
export const withPresent = ({ file, source }: PictureEditContext, present: StaffPicture) => {
  const meanwhile = { by: present.changed?.by ?? null };
  const isOfPresent = source !== null && source.id === present.picture?.source?.id;
  return file || isOfPresent ? { stored: present, meanwhile } : { ...withStored(present), meanwhile };
};

/** A new picture begins with the largest rectangles in its middle; the texts of the earlier one do not fit it. */
export function withSource({ owner }: PictureEditContext, source: PictureSource) {
  const shapes: readonly Shape[] = shapesOf[owner];
  const crops: Crops = {
    wide: middleCrop('wide', source),
    card: shapes.includes('card') ? middleCrop('card', source) : null,
    share: middleCrop('share', source),
  };
  return { source, crops, alt: noAlt, fieldErrors: {}, formError: null };
}

export const withCrop = ({ crops }: PictureEditContext, { shape, crop }: { shape: Shape; crop: Crop }) =>
  crops ? { crops: { ...crops, [shape]: crop } } : {};

type Edits = Pick<PictureEditContext, 'source' | 'crops' | 'alt'>;

/** The texts of decoration count for nothing. */
const textOf = ({ source, crops, alt }: Edits) =>
  JSON.stringify([source, crops, alt.decorative || [alt.alt_ar, alt.alt_en]]);

/** Whether what is on the page is what is stored. */
export const isStored = (edits: Edits, stored: StaffPicture): boolean =>
  textOf(edits) === textOf(withStored(stored));

/** Whether something differs from what is stored. */
export const isEdited = (context: PictureEditContext): boolean =>
  context.stored !== null && !isStored(context, context.stored);

/** What is wrong with the texts, by field. */
export const altErrors = ({ alt }: PictureEditContext): Partial<Record<'alt_ar' | 'alt_en', 'altText'>> => {
  const read = readAltTexts(alt);
  return 'errors' in read ? read.errors : {};
};

/** The change that a save sends. */
export const changeOf = ({ stored, source, crops, alt }: PictureEditContext): PictureToSave => ({
  version: stored!.version,
  picture: { source: source?.id ?? null, crops: source ? crops : null, ...alt },
});
