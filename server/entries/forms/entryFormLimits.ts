import { MEGABYTE_BYTES } from '../../../domain/forms/mediaFile.ts';
import { IDENTITY_MAX_MEGABYTES, MEDIA_CEILING_MEGABYTES } from '../../../domain/limits.ts';

/**
 * The largest picture (MB) that a form may send with a video. The media job makes the video's poster from
 * it.
 */
export const POSTER_MAX_MEGABYTES = 5;

export const fileFields = ['media_file', 'media_poster', 'id_passport_url'] as const;
export type FileField = (typeof fileFields)[number];

const megabytes: Readonly<Record<FileField, number>> = {
  media_file: MEDIA_CEILING_MEGABYTES,
  media_poster: POSTER_MAX_MEGABYTES,
  id_passport_url: IDENTITY_MAX_MEGABYTES,
};

/**
 * The largest size (bytes) of a file in a form.
 * @param mediaMegabytes the limit of the form's competition for its recording; the general one by default
 */
export const fileMaxBytes = (field: FileField, mediaMegabytes = MEDIA_CEILING_MEGABYTES): number =>
  (field === 'media_file' ? mediaMegabytes : megabytes[field]) * MEGABYTE_BYTES;

export const entryFormLimits = {
  fileSize: MEDIA_CEILING_MEGABYTES * MEGABYTE_BYTES + 1,
  files: fileFields.length,
  fields: 30,
  fieldSize: 4_096,
  fieldNameSize: 100,
  parts: 33,
  headerPairs: 20,
};

/**
 * The longest time (ms) to receive a form. The site sends large recordings as uploads before, so its forms
 * are small.
 */
export const FORM_BODY_MS = 600_000;

/** The most forms at the same time from one IPv4 address or IPv6 /64, from a /56 and from a /48. */
export const FORMS_AT_ONCE = [6, 12, 24] as const;

const AROUND_THE_FILES = 200_000;
/** The largest form: the sum of its files, and room for its fields and the boundaries between parts. */
export const ENTRY_FORM_MAX_BYTES =
  fileFields.reduce((sum, field) => sum + fileMaxBytes(field), 0) + AROUND_THE_FILES;
