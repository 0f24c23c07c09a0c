import type { FieldError, FormError } from '../../../domain/accountRefusals.ts';
import type { CompetitionDetails, Profile } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { AcceptedMedia } from '../../../domain/fileTypes.ts';
import type { MediaFileErrorCode } from '../../../domain/forms/mediaFile.ts';
import {
  consents,
  personalFields,
  type Consent,
  type Registration,
  type TextField,
} from '../../../domain/forms/registration.ts';
import type { ChosenMedia, UploadChanged, UploadProgress } from '../mediaUpload/mediaUploadTypes.ts';

/** Field values. The dial code follows from the country. */
export type RegistrationFormValues = Record<TextField, string> & {
  country_id: string;
  /** Without the dial code. */
  phone: string;
  day: string;
  month: string;
  year: string;
} & Record<Consent, boolean>;
export type TypedField = Exclude<keyof RegistrationFormValues, Consent>;

/** Wire names in page order. */
export const registrationErrorFields = [
  ...personalFields,
  'media_file',
  'id_passport_url',
  ...consents,
] as const;
export type RegistrationErrorField = (typeof registrationErrorFields)[number];

/** A field error, or the error of a file. */
export type RegistrationError = FieldError | { file: MediaFileErrorCode; name: string; sent?: string };
export type RegistrationErrors = Partial<Record<RegistrationErrorField, RegistrationError>>;

/** A form error, or a note: a key of `locales/*\/entries.json` below `register.note`. */
export type RegistrationFormError = FormError | { note: RegistrationNote };
export const registrationNotes = [
  'cancelled',
  'uploadFailed',
  'checking',
  'signedOut',
  'unsureBefore',
  'overtaken',
] as const;
export type RegistrationNote = (typeof registrationNotes)[number];

export type FileToCheck = { file: File; limitMegabytes: number };
export type MediaToCheck = FileToCheck & AcceptedMedia;

/** The server's stamp of a registration that has begun (decision D188). */
export type Begun = {
  /** UTC milliseconds of the server. */
  at: number;
  stamp: string;
};

/** The saved form, which never holds a file. */
export type RegistrationDraft = {
  /** Idempotency key of the registration and its uploads, so that retries create one entry. */
  key: string;
  values: RegistrationFormValues;
  /** The form was sent once with an unknown outcome. */
  unsure: boolean;
  begun: Begun | null;
};

/** A form that was received, and whose link was perhaps not used yet. */
export type SentForm = Pick<RegistrationDraft, 'key' | 'values'>;

/** What the server holds of a draft's upload: bytes, and until when (UTC milliseconds of the server). */
export type KeptUpload = { sent: number; total: number; until: number };

export type ChosenFiles = Pick<RegistrationContext, 'media' | 'identity'>;

/** The data that the page opens with (decision D23). */
export type OpenedForm = {
  competition: CompetitionDetails;
  /** UTC milliseconds of the server. */
  now: number;
  person: Profile | null;
  draft: RegistrationDraft | null;
  /** Files chosen for the draft, if this page still holds them. */
  files: ChosenFiles | null;
  /** Used if the draft has no key. */
  newKey: string;
  /** The id of the candidate's own entry in this competition. */
  entry: string | null;
  /** The form that this tab sent without a session, within the life of its link. */
  sent: SentForm | null;
  /** The draft's upload; `lost` if the server does not know it any more; null without one, or if that is not known. */
  upload: KeptUpload | 'lost' | null;
  /** The candidate asked for the account's draft, which did not arrive: `draft` is this browser's own. */
  overtaken: boolean;
  /** Whether the server accepts resumable uploads. */
  resumable: boolean;
  /** Whether the server converts recordings. */
  converts: boolean;
};

/** `newest`: with the account's draft, even if this browser's is newer. */
export type FormToOpen = { newest: boolean };
export type FormToBegin = { competition: string; key: string };

export type SignupInput = {
  competition: string;
  key: string;
  registration: Registration;
  /** Ticket of a finished upload; without a ticket the form carries the media. */
  ticket: string | null;
  begun: Begun | null;
  media: ChosenMedia;
  identity: File;
};

/** `entry`: the id of the new entry. */
export type SignupAnswer = { account: 'created' | 'existing'; entry: string };

export type RegistrationContext = {
  competition: CompetitionDetails | null;
  /** UTC milliseconds of the server. */
  now: number;
  /** The date for age checks, `YYYY-MM-DD`. */
  today: string;
  person: Profile | null;
  /** The id of the candidate's own entry in this competition. */
  entry: string | null;
  resumable: boolean;
  converts: boolean;
  key: string;
  values: RegistrationFormValues;
  media: ChosenMedia | null;
  identity: File | null;
  /** Files whose check is still running. */
  checkedMedia: File | null;
  checkedIdentity: File | null;
  /** Ticket of the finished media upload. */
  ticket: string | null;
  /** The consent whose dialog is open. */
  consent: Consent | null;
  fieldErrors: RegistrationErrors;
  formError: RegistrationFormError | null;
  /** The civil id has an account: the candidate must log in. */
  known: boolean;
  /** The form was submitted with errors; they are listed until the candidate corrects them. */
  listed: boolean;
  /** The fields survived a reload; the files must be chosen again. */
  restored: boolean;
  /** The draft's upload as the form opened. */
  keptUpload: KeptUpload | 'lost' | null;
  /** The candidate asked for the account's draft in place of this page's. */
  newest: boolean;
  unsure: boolean;
  /** Null until the server has stamped the registration. */
  begun: Begun | null;
  progress: UploadProgress | null;
  /** The server's message when loading failed, or null. */
  sentence: string | null;
  account: SignupAnswer['account'] | null;
};

export type RegistrationEvent =
  | { type: 'retry.requested' }
  | { type: 'notice.closed' }
  | { type: 'clock.ticked'; now: number }
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
  | { type: 'draft.overtaken' }
  | { type: 'newest.requested' }
  | { type: 'leave.requested' }
  | { type: 'stay.requested' }
  | { type: 'another.requested' }
  | { type: 'signup.answered'; answer: SignupAnswer }
  | { type: 'signup.refused'; error: AppError };
