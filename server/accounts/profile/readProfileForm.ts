import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { profileFields, type ProfileValues } from '../../../domain/forms/profile.ts';
import { toPlainText } from '../../../domain/plainText.ts';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';

export const formLimits = {
  fileSize: AVATAR_MAX_BYTES,
  files: 1,
  fields: 20,
  fieldSize: 4_096,
  fieldNameSize: 100,
  parts: 21,
  headerPairs: 20,
};

/** The largest body of the profile form: its picture, and room for fields and multipart boundaries. */
export const FORM_MAX_BYTES = formLimits.fileSize + 100_000;

export type ProfileForm = {
  values: ProfileValues;
  phone: string | undefined;
  picture: Buffer | 'tooLarge' | undefined;
};

/**
 * Reads the profile fields, the phone number and the picture of a form; discards everything else.
 * @throws the parser's error for a malformed body
 */
export async function readProfileForm(request: FastifyRequest): Promise<ProfileForm> {
  const form: ProfileForm = { values: {}, phone: undefined, picture: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'profile_image') form.picture = pictureOf(part, bytes);
      continue;
    }
    const field = profileFields.find((each) => each === part.fieldname);
    if (part.fieldname === 'phone_number' && typeof part.value === 'string')
      form.phone = toPlainText(part.value);
    if (field && typeof part.value === 'string') form.values[field] = toPlainText(part.value);
  }
  return form;
}

/** The picture of the form. Undefined if none was chosen: browsers then send an empty file. */
function pictureOf(part: MultipartFile, bytes: Buffer): ProfileForm['picture'] {
  if (part.file.truncated) return 'tooLarge';
  return bytes.length > 0 ? bytes : undefined;
}
