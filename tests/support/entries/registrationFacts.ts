/** The facts of a registration for tests: its competition, its fields and its files. */
import type { DraftRequest } from '../../../domain/contract.ts';
import { messageError, fieldErrors, networkError } from '../../../domain/errors.ts';
import type { ChosenMedia } from '../../../src/machines/mediaUpload/mediaUploadTypes.ts';
import type { SentSignup } from '../../../src/machines/signupContact/signupContactTypes.ts';
import type {
  OpenedForm,
  RegistrationFormValues,
} from '../../../src/machines/registration/registrationTypes.ts';
import { catalogueTime, detailsOf } from '../catalogue/catalogueFixtures.ts';

export const registrationKey = 'registration-key-0001';

export const filledRegistration: RegistrationFormValues = {
  full_name: 'Fatma Said Al Zadjali',
  civil_id: '12840276',
  email: 'fatma.z@example.om',
  country_id: '1',
  phone: '91234507',
  address: '',
  day: '14',
  month: '3',
  year: '1999',
  read_requirement: true,
  term_conditions: true,
};

const megabytes = (name: string, type: string, size: number) => {
  const file = new File(['x'], name, { type, lastModified: 0 });
  // Say this size without using the memory.
  Object.defineProperty(file, 'size', { value: size * 1_000_000 });
  return file;
};

export const mediaFile = megabytes('fatma-solo-final.mp4', 'video/mp4', 180);
export const chosenMedia: ChosenMedia = {
  file: mediaFile,
  kind: 'video',
  poster: null,
  durationMs: 108_000,
};
export const identityFile = megabytes('passport-scan.pdf', 'application/pdf', 2.4);

export const openedForm = (form: Partial<OpenedForm> = {}): OpenedForm => ({
  competition: detailsOf(),
  now: catalogueTime,
  person: null,
  draft: null,
  files: null,
  newKey: registrationKey,
  entry: null,
  sent: null,
  upload: null,
  overtaken: false,
  resumable: true,
  converts: false,
  ...form,
});

/** What the browser stores of a filled form, to restore it after a reload. */
export const keptDraft = { key: registrationKey, values: filledRegistration, unsure: false, begun: null };

/** What the tab stores of a form that was received. */
export const sentForm = { key: registrationKey, values: filledRegistration };

/** The server's stamp of a registration that began a minute before its end. */
export const begun = { at: (detailsOf().reg_end ?? 0) - 60_000, stamp: 'the-stamp' };

export const refusals = {
  closed: messageError('Registration has ended.', { status: 403, code: 'registration_closed' }),
  known: fieldErrors(
    { civil_id: ['This number is registered already.'] },
    { status: 422, code: 'already_registered' },
  ),
  gone: fieldErrors({ media_file: ['The upload is gone.'] }, { status: 422, code: 'upload_gone' }),
  other: messageError('This competition takes nobody now.', { status: 400 }),
  unknown: networkError,
};

/** A draft that a browser begins to keep in the account. */
export const draftToKeep: DraftRequest = {
  key: 'the-key-of-the-form',
  fields: {
    full_name: 'Fatma Said Al Zadjali',
    email: 'fatma@example.om',
    address: '',
    country_id: '1',
    phone: '91234567',
    day: '1',
    month: '2',
    year: '2000',
  },
  begun: { at: 1_790_000_000_000, stamp: '1790000000000.0' },
  upload: { address: '/api/uploads/AAAAAAAAAAAAAAAAAAAAAA', print: '9-a.b' },
  replaces: null,
};

/** A registration that waits for its link, with a mistyped number. */
export const sentSignup: SentSignup = {
  competition: 'competition-1',
  key: registrationKey,
  civilId: filledRegistration.civil_id,
  contacts: { email: filledRegistration.email, phone_number: '+96891234570' },
};

export const correctionRefusals = {
  field: fieldErrors({ phone_number: ['There is no such number.'] }, { status: 422 }),
  limit: messageError('Too many changes were asked for.', { status: 400 }),
  confirmed: messageError('This registration is confirmed already.', {
    status: 410,
    code: 'signup_confirmed',
  }),
  unknown: networkError,
};
