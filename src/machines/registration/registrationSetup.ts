import type { LoadedDetails } from '../loadedDetails.ts';
import type { CheckedIdentity } from '../../../domain/forms/mediaFile.ts';
import { assign, sendTo, setup } from 'xstate';
import { canSend } from '../../../domain/registration.ts';
import {
  REGISTRATION_REDIRECT_MS,
  SIGNUP_ASK_AGAIN_MS,
  VALIDATION_BANNER_MS,
} from '../../../domain/delays.ts';
import { IDENTITY_MAX_MEGABYTES } from '../../../domain/limits.ts';
import type { Consent } from '../../../domain/forms/registration.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { saysMissing, sentenceOf } from '../loadFailure.ts';
import { mediaUploadMachine } from '../mediaUpload/mediaUploadMachine.ts';
import type {
  CheckedMedia,
  ChosenMedia,
  MediaToUpload,
  UploadAnswer,
  UploadProgress,
} from '../mediaUpload/mediaUploadTypes.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import * as form from './registrationForm.ts';
import * as news from './registrationNews.ts';
import type * as Registration from './registrationTypes.ts';

type Context = Registration.RegistrationContext;
type Ended = { answer: UploadAnswer };
type Chosen = { file: File };
type Failed = { error: Parameters<typeof news.withRefusal>[1] };

export const registrationSetup = setup({
  types: { context: {} as Context, events: {} as Registration.RegistrationEvent },
  actors: {
    openForm: unprovidedPromise<Registration.OpenedForm | null, Registration.FormToOpen>('openForm'),
    checkMedia: unprovidedPromise<CheckedMedia, Registration.MediaToCheck>('checkMedia'),
    checkIdentity: unprovidedPromise<CheckedIdentity, Registration.FileToCheck>('checkIdentity'),
    beginRegistration: unprovidedPromise<Registration.Begun, Registration.FormToBegin>('beginRegistration'),
    followRegistration: unprovidedCallback<LoadedDetails>('followRegistration'),
    /** Judges the text before a file is sent (decision D199). */
    checkSignup: unprovidedPromise<void, Registration.SignupInput>('checkSignup'),
    mediaUpload: mediaUploadMachine,
    /** Sends `upload.changed` while it carries the media, and the result at the end. */
    signUp: unprovidedCallback<Registration.SignupInput>('signUp'),
  },
  guards: {
    isTurnedAway: (_, { opened }: { opened: unknown }) => opened === null,
    hasEntered: (_, { opened }: { opened: Registration.OpenedForm | null }) => opened?.entry != null,
    wasSent: (_, { opened }: { opened: Registration.OpenedForm | null }) => opened?.sent != null,
    isClosed: (_, { opened }: { opened: Registration.OpenedForm | null }) =>
      opened !== null && !canSend(opened.competition, opened.now, opened.draft?.begun?.at ?? null),
    isOver: ({ context: { competition, begun } }, { now }: { now: number }) =>
      competition !== null && !canSend(competition, now, begun?.at ?? null),
    hasBegun: ({ context }) => context.begun !== null,
    hasTyped: ({ context }) => form.hasTyped(context.values, context.person),
    isMissing: ({ event }) => saysMissing(failureIn(event)),
    isIncomplete: ({ context }) => Object.keys(form.registrationErrors(context)).length > 0,
    isUnchecked: ({ context }) => context.checkedMedia !== null || context.checkedIdentity !== null,
    isUploaded: ({ context: { ticket, resumable } }) => ticket !== null || !resumable,
    endsIn: (_, { is, kind }: { is: UploadAnswer['kind']; kind: UploadAnswer['kind'] }) => is === kind,
    isUploadClosed: (_, { answer }: Ended) => answer.kind === 'failed' && news.saysClosed(answer.error),
    isFileRefused: (_, { answer }: Ended) => answer.kind === 'failed' && news.blamesFile(answer.error),
    saysClosed: (_, { error }: Failed) => news.saysClosed(error),
    isUnknown: (_, { error }: Failed) => isUnknown(error),
    /** Only a signed-in candidate can pay at once. */
    owesFee: ({ context: { competition } }, { answer }: { answer: Registration.SignupAnswer }) =>
      answer.account === 'existing' && (competition?.entry_fee ?? 0) > 0,
    namesFields: (_, { error }: Failed) => error.kind === 'fieldErrors',
  },
  actions: {
    open: assign((_, { opened }: { opened: Registration.OpenedForm | null }) =>
      opened ? news.opened(opened) : {},
    ),
    /** The form opens anew, with the account's draft. */
    wantNewest: assign({ competition: null, newest: true }),
    openSent: assign((_, { opened }: { opened: Registration.OpenedForm | null }) =>
      opened ? news.openedSent(opened) : {},
    ),
    beginAnother: assign({ account: null, competition: null, entry: null, ticket: null }),
    noteTime: assign((_, { now }: { now: number }) => ({ now })),
    noteBegun: assign((_, { begun }: { begun: Registration.Begun }) => ({ begun })),
    noteSentence: assign({ sentence: ({ event }) => sentenceOf(failureIn(event)) }),
    change: assign(({ context }, edit: Parameters<typeof form.withEdit>[1]) => form.withEdit(context, edit)),
    judgeField: assign({
      fieldErrors: ({ context }, { field }: { field: Registration.RegistrationErrorField }) =>
        form.withJudged(context, field),
    }),
    judge: assign({
      fieldErrors: ({ context }) => form.registrationErrors(context),
      formError: null,
      listed: true,
    }),
    foldBanner: assign({ formError: ({ context }) => news.withoutBanner(context.formError) }),
    say: assign({ formError: (_, { note }: { note: Registration.RegistrationNote }) => ({ note }) }),
    read: assign({ consent: (_, { consent }: { consent: Consent }) => consent }),
    closeTerms: assign({ consent: null }),
    accept: assign(({ context }) =>
      context.consent ? form.withConsent(context, context.consent, true) : {},
    ),
    withdraw: assign(({ context }, { consent }: { consent: Consent }) =>
      form.withConsent(context, consent, false),
    ),
    beginMedia: assign(({ context }, { file }: Chosen) => news.withMediaToCheck(context, file)),
    endMedia: assign(({ context }, { checked }: { checked: CheckedMedia }) =>
      news.withCheckedMedia(context, checked),
    ),
    dropMedia: assign(({ context }) => news.withoutMedia(context)),
    beginIdentity: assign(({ context }, { file }: Chosen) => news.withIdentityToCheck(context, file)),
    endIdentity: assign(({ context }, { checked }: { checked: CheckedIdentity }) =>
      news.withCheckedIdentity(context, checked),
    ),
    dropIdentity: assign(({ context }) => news.withoutIdentity(context)),
    beginSending: assign({ fieldErrors: {}, formError: null, known: false, listed: false, restored: false }),
    noteProgress: assign((_, { progress }: { progress: UploadProgress }) => ({ progress })),
    takeTicket: assign({
      progress: null,
      ticket: (_, { answer }: Ended) => (answer.kind === 'uploaded' ? answer.ticket : null),
    }),
    noteUploadFailure: assign(({ context }, { answer }: Ended) =>
      answer.kind === 'failed' ? news.withUploadFailure(context, answer.error) : {},
    ),
    cancelUpload: sendTo('mediaUpload', { type: 'cancel.requested' }),
    /** From now on the form may have arrived, whatever the answer. */
    noteSent: assign({ unsure: true }),
    noteRefusal: assign(({ context }, { error }: Failed) => news.withRefusal(context, error)),
    noteReceived: assign((_, { answer }: { answer: Registration.SignupAnswer }) => ({
      ...answer,
      unsure: false,
    })),
    endSending: assign({ progress: null }),
    keepDraft: unprovidedAction('keepDraft'),
    forgetDraft: unprovidedAction('forgetDraft'),
    keepSent: unprovidedAction('keepSent'),
    forgetSent: unprovidedAction('forgetSent'),
    goHome: unprovidedAction('goHome'),
    showCompetition: unprovidedAction('showCompetition'),
    logIn: unprovidedAction('logIn'),
  },
  delays: {
    validationBanner: VALIDATION_BANNER_MS,
    askAgain: SIGNUP_ASK_AGAIN_MS,
    redirect: REGISTRATION_REDIRECT_MS,
  },
});

/** The competition sets the limits of the media; that of the identity document is fixed. */
export const mediaToCheck = ({
  competition,
  checkedMedia,
  converts,
}: Context): Registration.MediaToCheck => ({
  file: checkedMedia as File,
  limitMegabytes: competition?.max_media_megabytes ?? 0,
  wanted: competition?.submission_type ?? 'any',
  converts,
});
export const identityToCheck = ({ checkedIdentity }: Context): Registration.FileToCheck => ({
  file: checkedIdentity as File,
  limitMegabytes: IDENTITY_MAX_MEGABYTES,
});

export const mediaToUpload = ({ competition, media, key }: Context): MediaToUpload => ({
  file: media?.file as File,
  competition: competition?.id ?? '',
  entry: null,
  form: key,
});

export const signupOf = (context: Context): Registration.SignupInput => ({
  competition: context.competition?.id ?? '',
  key: context.key,
  registration: form.registrationToSend(context),
  ticket: context.ticket,
  begun: context.begun,
  media: context.media as ChosenMedia,
  identity: context.identity as File,
});
