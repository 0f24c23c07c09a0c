import type { FormError } from '../../../domain/accountRefusals.ts';
import type { Crop, PictureOwner, Shape } from '../../../domain/season/pictureShapes.ts';
import type { Crops } from '../../../domain/season/readPicture.ts';
import type { PictureChange, PictureSource, StaffPicture } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

export type PictureField = 'picture' | 'crops' | 'alt_ar' | 'alt_en';

/** The texts of a picture as they are typed. */
export type TypedAlt = { alt_ar: string; alt_en: string; decorative: boolean };

/** What was read of a file before it is sent: an address of its pixels in this page, or why it is no picture for the site. */
export type FileRead =
  | { preview: string }
  | { fault: 'pictureKind' | 'pictureDamaged' | 'pictureLarge' | 'pictureSmall' };

export type PictureToSave = { version: number; picture: PictureChange['picture'] };

/** `present`: nothing was changed, as another person changed it meanwhile. */
export type PictureSaved = { saved: StaffPicture } | { present: StaffPicture };

export type PictureEditContext = {
  owner: PictureOwner;
  stored: StaffPicture | null;
  /** The chosen file, until what became of it is saved. */
  file: File | null;
  /** Where the page has the pixels of the chosen file. */
  preview: string | null;
  /** What is edited: null without a picture, or for one that no person sent. */
  source: PictureSource | null;
  crops: Crops | null;
  alt: TypedAlt;
  /** Who changed it meanwhile; null if nobody did. */
  meanwhile: { by: string | null } | null;
  fieldErrors: StaffFieldErrors<PictureField>;
  formError: FormError | null;
};

export type PictureEditEvent =
  | { type: 'retry.requested' }
  | { type: 'file.chosen'; file: File }
  | { type: 'choice.dropped' }
  | { type: 'crop.changed'; shape: Shape; crop: Crop }
  | { type: 'alt.changed'; alt: Partial<TypedAlt> }
  | { type: 'form.submitted' }
  | { type: 'removal.requested' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };
