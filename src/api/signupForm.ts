import type { Registration } from '../../domain/forms/registration.ts';

export type SignupForm = {
  /** The competition's id. */
  competition: string;
  registration: Registration;
  /** Ticket of a finished upload; without a ticket the form carries the media. */
  ticket: string | null;
  /** The server's stamp of its beginning. */
  begun: { stamp: string } | null;
  media: { file: File; poster: Blob | null };
  identity: File;
};

/** The text of a registration as the server judges it, without empty fields. */
export function signupText({ competition, registration }: Pick<SignupForm, 'competition' | 'registration'>) {
  const filled = Object.entries(registration).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(filled.map(([field, value]) => [field, String(value)])),
    comp_id: competition,
    term_conditions: 'true',
    read_requirement: 'true',
  };
}

/** Multipart form of a registration: text before files, no empty fields (specification section 3). */
export function signupFormData({
  competition,
  registration,
  ticket,
  begun,
  media,
  identity,
}: SignupForm): FormData {
  const form = new FormData();
  const text = signupText({ competition, registration });
  for (const [field, value] of Object.entries(text)) form.set(field, value);
  if (begun !== null) form.set('begun_stamp', begun.stamp);
  if (ticket !== null) form.set('media_ticket', ticket);
  else form.set('media_file', media.file, media.file.name);
  if (media.poster) form.set('media_poster', media.poster, 'poster.jpg');
  form.set('id_passport_url', identity, identity.name);
  return form;
}
