/** Outcomes of a registration, for path generation. */
import type { CheckedIdentity } from '../../../domain/forms/mediaFile.ts';
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { CheckedMedia, UploadAnswer, UploadProgress } from '../mediaUpload/mediaUploadTypes.ts';
import { LATE_REGISTRATION_MS } from '../../../domain/registration.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { Begun, OpenedForm, RegistrationEvent } from './registrationTypes.ts';

const heard = (event: RegistrationEvent): AnyEventObject => event;

export type RegistrationWorld = {
  opened: readonly (OpenedForm | null)[];
  notOpened: readonly AppError[];
  media: { file: File; checked: readonly CheckedMedia[] };
  identity: { file: File; checked: readonly CheckedIdentity[] };
  unreadable: AppError;
  begun: Begun;
  progress: UploadProgress;
  uploads: readonly UploadAnswer[];
  refusals: readonly AppError[];
  /** The id of the new entry. */
  entry: string;
};

export function openingOutcomes({ opened, notOpened }: RegistrationWorld): AnyEventObject[] {
  return [
    ...opened.map((form) => answered('openForm', form)),
    ...notOpened.map((error) => refused('openForm', error)),
    heard({ type: 'retry.requested' }),
    heard({ type: 'notice.closed' }),
  ];
}

export const fieldOutcomes: readonly AnyEventObject[] = [
  heard({ type: 'field.changed', field: 'full_name', value: 'Al' }),
  heard({ type: 'field.left', field: 'full_name' }),
  heard({ type: 'consent.opened', consent: 'term_conditions' }),
  heard({ type: 'consent.accepted' }),
  heard({ type: 'dialog.closed' }),
  heard({ type: 'consent.withdrawn', consent: 'term_conditions' }),
  heard({ type: 'login.requested' }),
  heard({ type: 'draft.overtaken' }),
  heard({ type: 'newest.requested' }),
  heard({ type: 'form.submitted' }),
  elapsed('validationBanner', 'registration.filling.form.bannered'),
];

/** How a registration begins on the server, and how its time goes by. */
export function startOutcomes({ begun, unreadable }: RegistrationWorld): AnyEventObject[] {
  return [
    heard({ type: 'field.changed', field: 'full_name', value: 'Al' }),
    answered('beginRegistration', begun),
    refused('beginRegistration', unreadable),
    elapsed('askAgain', 'registration.filling.start.resting'),
    heard({ type: 'clock.ticked', now: begun.at + 60_000 }),
    heard({ type: 'clock.ticked', now: begun.at + 60_000 + LATE_REGISTRATION_MS }),
  ];
}

export function fileOutcomes({ media, identity, unreadable }: RegistrationWorld): AnyEventObject[] {
  return [
    heard({ type: 'media.chosen', file: media.file }),
    ...media.checked.map((checked) => answered('checkMedia', checked)),
    refused('checkMedia', unreadable),
    heard({ type: 'media.removed' }),
    heard({ type: 'identity.chosen', file: identity.file }),
    ...identity.checked.map((checked) => answered('checkIdentity', checked)),
    refused('checkIdentity', unreadable),
    heard({ type: 'identity.removed' }),
  ];
}

export function sendingOutcomes({ progress, uploads, refusals, entry }: RegistrationWorld): AnyEventObject[] {
  return [
    answered('checkSignup', undefined),
    ...refusals.map((error) => refused('checkSignup', error)),
    heard({ type: 'upload.changed', progress }),
    heard({ type: 'cancel.requested' }),
    ...uploads.map((answer) => answered('mediaUpload', answer)),
    heard({ type: 'signup.answered', answer: { account: 'created', entry } }),
    heard({ type: 'signup.answered', answer: { account: 'existing', entry } }),
    ...refusals.map((error) => heard({ type: 'signup.refused', error })),
    heard({ type: 'retry.requested' }),
    elapsed('askAgain', 'registration.sending.unsure'),
    elapsed('redirect', 'registration.received.passing'),
    heard({ type: 'stay.requested' }),
    heard({ type: 'another.requested' }),
    heard({ type: 'leave.requested' }),
  ];
}
