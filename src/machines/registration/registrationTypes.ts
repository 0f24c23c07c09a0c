import type { FieldError, FormError } from '../../../domain/accountRefusals.ts';
import type { CompetitionDetails, Profile } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { MediaKind } from '../../../domain/fileTypes.ts';
import type { MediaFileProblem } from '../../../domain/forms/mediaFile.ts';
import {
  consents,
  personalFields,
  type Consent,
  type Registration,
  type TextField,
} from '../../../domain/forms/registration.ts';
import type { ChosenMedia, UploadChanged, UploadProgress } from '../mediaUpload/mediaUploadTypes.ts';

/** What stands in the fields. The dial code is that of the country, so that the two cannot differ. */
export type RegistrationFormValues = Record<TextField, string> & {
  country_id: string;
  /** Behind the dial code. */
  phone: string;
  day: string;
  month: string;
  year: string;
} & Record<Consent, boolean>;
export type TypedField = Exclude<keyof RegistrationFormValues, Consent>;

/** Named as on the wire, in the order of the page. */
export const registrationErrorFields = [
  ...personalFields,
  'media_file',
  'id_passport_url',
  ...consents,
] as const;
export type RegistrationErrorField = (typeof registrationErrorFields)[number];

/** What the forms' rules or the server say of a field, or what is wrong with a file. */
export type RegistrationError =
  | FieldError
  | { file: MediaFileProblem; name: string }
  /** The competition takes nothing else. */
  | { only: MediaKind };
export type RegistrationErrors = Partial<Record<RegistrationErrorField, RegistrationError>>;

/** What the form says as a whole; a note is a key of `locales/*\/entries.json` below `register.note`. */
export type RegistrationFormError = FormError | { note: RegistrationNote };
export const registrationNotes = [
  'cancelled',
  'uploadFailed',
  'checking',
  'signedOut',
  'unsureBefore',
] as const;
export type RegistrationNote = (typeof registrationNotes)[number];

/** A file that was looked at: what it is, or what is wrong with it. */
export type CheckedIdentity = { ok: true; file: File } | { ok: false; code: MediaFileProblem };
export type FileToCheck = { file: File; limitMegabytes: number };

/** What a reload leaves of the form: never a file, and never the identity document. */
export type RegistrationDraft = {
  /** Goes with every try of one registration, and with its uploads, so that one registration comes of them all. */
  key: string;
  values: RegistrationFormValues;
  /** It was sent once, and nobody knows what became of it. */
  unsure: boolean;
};

export type ChosenFiles = Pick<RegistrationContext, 'media' | 'identity'>;

/** What the page begins with; null where nothing led to it (decision D23). */
export type OpenedForm = {
  competition: CompetitionDetails;
  /** UTC milliseconds of the server. */
  now: number;
  person: Profile | null;
  draft: RegistrationDraft | null;
  /** What had been chosen for the draft, where this page still has it. */
  files: ChosenFiles | null;
  /** For a form that has none yet. */
  newKey: string;
  /** Whether the server takes media apart from the form. */
  resumable: boolean;
};

export type SignupInput = {
  competition: string;
  key: string;
  registration: Registration;
  /** Of a finished upload; without one the media itself is sent. */
  ticket: string | null;
  media: ChosenMedia;
  identity: File;
};

export type SignupAnswer = { account: 'created' | 'existing' };

export type RegistrationContext = {
  competition: CompetitionDetails | null;
  /** UTC milliseconds of the server when the page opened. */
  now: number;
  /** `YYYY-MM-DD` where the age is looked at. */
  today: string;
  person: Profile | null;
  resumable: boolean;
  key: string;
  values: RegistrationFormValues;
  media: ChosenMedia | null;
  identity: File | null;
  /** The files that are looked at, before they count as chosen. */
  checkedMedia: File | null;
  checkedIdentity: File | null;
  /** Of the media's finished upload. */
  ticket: string | null;
  /** Whose terms or requirements are read. */
  consent: Consent | null;
  fieldErrors: RegistrationErrors;
  formError: RegistrationFormError | null;
  /** The civil id is known: whoever it is logs in. */
  known: boolean;
  /** The form was submitted with errors; they are listed until the candidate corrects them. */
  listed: boolean;
  /** The fields are those of before a reload; the files are to be chosen again. */
  restored: boolean;
  unsure: boolean;
  progress: UploadProgress | null;
  /** What the server said when nothing came; null where it said nothing. */
  sentence: string | null;
  account: SignupAnswer['account'] | null;
};

export type RegistrationEvent =
  | { type: 'retry.requested' }
  | { type: 'notice.closed' }
  | { type: 'field.changed'; field: TypedField; value: string }
  | { type: 'field.left'; field: RegistrationErrorField }
  | { type: 'consent.opened'; consent: Consent }
  | { type: 'consent.accepted' }
  | { type: 'consent.withdrawn'; consent: Consent }
  | { type: 'dialog.closed' }
  | { type: 'media.chosen'; file: File }
  | { type: 'media.removed' }
  | { type: 'identity.chosen'; file: File }
  | { type: 'identity.removed' }
  | { type: 'form.submitted' }
  | UploadChanged
  | { type: 'cancel.requested' }
  | { type: 'login.requested' }
  | { type: 'leave.requested' }
  | { type: 'signup.answered'; answer: SignupAnswer }
  | { type: 'signup.refused'; error: AppError };
