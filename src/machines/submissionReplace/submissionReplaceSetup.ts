/** Actors, guards and actions of the replacement machine; effects are placeholders until provided. */
import { assign, sendTo, setup } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { fileErrorOfRefusal } from '../../../domain/forms/mediaFile.ts';
import type {
  CheckedMedia,
  MediaToUpload,
  UploadAnswer,
  UploadProgress,
} from '../mediaUpload/mediaUploadTypes.ts';
import { REPLACE_SUBMISSION_REDIRECT_MS } from '../../../domain/delays.ts';
import { replaceOffer } from '../../../domain/submissionStanding.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { refusedFile, type FileFieldError } from '../fileFieldError.ts';
import { mediaUploadMachine } from '../mediaUpload/mediaUploadMachine.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import type * as Replace from './submissionReplaceTypes.ts';

type Context = Replace.SubmissionReplaceContext;
type News = Partial<Context>;

/** Whether the server refused because the competition has ended. */
const saysOver = (error: AppError): boolean => 'code' in error && error.code === 'competition_ended';

/** After an unknown outcome, a gone ticket means that the first request arrived: tickets work only once. */
const saysArrived = ({ unsure }: Pick<Context, 'unsure'>, error: AppError): boolean =>
  unsure && 'code' in error && error.code === 'upload_gone';

const errorOf = (answer: UploadAnswer): AppError | undefined =>
  answer.kind === 'failed' ? answer.error : undefined;

/** A refusal of the file itself; after any other error the same file can be sent again. */
function fieldErrorOf({ media }: Pick<Context, 'media'>, error: AppError): FileFieldError | null {
  const sentence = error.kind === 'fieldErrors' ? error.fields['media_file']?.[0] : undefined;
  if (sentence !== undefined) return { sentence };
  const code = fileErrorOfRefusal(error);
  return code ? { code, name: media?.file.name ?? '' } : null;
}

function withRefusal(context: Context, error: AppError): News {
  const fieldError = fieldErrorOf(context, error);
  const sent = { progress: null, unsure: false };
  // The ticket of a refused file cannot be used again.
  return fieldError ? { ...sent, fieldError, ticket: null, formError: null } : { ...sent, formError: error };
}

/** A new file needs a new upload. */
const withoutFile: News = {
  media: null,
  unchecked: null,
  ticket: null,
  fieldError: null,
  formError: null,
};

type Refused = { error: AppError };
type Answered = { answer: UploadAnswer };

const isMissing = { code: 'required', name: '' } as const;

export const submissionReplaceSetup = setup({
  types: {
    input: {} as Replace.EntryToReplace,
    context: {} as Context,
    events: {} as Replace.SubmissionReplaceEvent,
  },
  actors: {
    openReplacement: unprovidedPromise<Replace.OpenedReplacement, { competition: string }>('openReplacement'),
    checkMedia: unprovidedPromise<CheckedMedia, Replace.FileToCheck>('checkMedia'),
    mediaUpload: mediaUploadMachine,
    /** Sends `replacement.*` events, and `upload.changed` while the form carries the file. */
    sendReplacement: unprovidedCallback<Replace.ReplacementToSend>('sendReplacement'),
  },
  guards: {
    isOver: ({ context }) => replaceOffer(context.submission, context.now) === null,
    isGood: (_, { checked }: { checked: CheckedMedia }) => checked.ok,
    isChosen: ({ context }) => context.media !== null,
    uploadsSeparately: ({ context }) => context.opened?.resumable === true && context.ticket === null,
    /** The form carries the file, and the upload is not complete. */
    mayStop: ({ context }) => context.ticket === null && context.progress?.phase !== 'finalizing',
    isUploaded: (_, { answer }: Answered) => answer.kind === 'uploaded',
    isCancelled: (_, { answer }: Answered) => answer.kind === 'cancelled',
    competitionEnded: (_, { answer }: Answered) => {
      const error = errorOf(answer);
      return error !== undefined && saysOver(error);
    },
    saysOver: (_, { error }: Refused) => saysOver(error),
    saysArrived: ({ context }, { error }: Refused) => saysArrived(context, error),
    isUnknown: (_, { error }: Refused) => isUnknown(error),
  },
  actions: {
    takeOpened: assign((_, opened: Replace.OpenedReplacement) => ({ opened, formError: null })),
    noteUnopened: assign(({ event }) => ({ formError: failureIn(event) })),
    takeFile: assign((_, { file }: { file: File }) => ({ ...withoutFile, unchecked: file })),
    takeChecked: assign(({ context }, { checked }: { checked: CheckedMedia }) => ({
      unchecked: null,
      ...(checked.ok
        ? { media: checked.media }
        : { fieldError: refusedFile(checked, context.unchecked?.name) }),
    })),
    noteUnreadable: assign(({ context }) => ({
      unchecked: null,
      fieldError: { code: 'unreadable' as const, name: context.unchecked?.name ?? '' },
    })),
    dropFile: assign(withoutFile),
    noteRequired: assign({ fieldError: isMissing }),
    clearErrors: assign({ formError: null, fieldError: null, progress: null }),
    noteProgress: assign((_, { progress }: { progress: UploadProgress }) => ({ progress })),
    takeTicket: assign((_, { answer }: Answered) => ({
      progress: null,
      ticket: answer.kind === 'uploaded' ? answer.ticket : null,
    })),
    noteCancelled: assign({ formError: { kind: 'cancelled' as const }, progress: null }),
    noteFailed: assign(({ context }, { answer }: Answered) => {
      const error = errorOf(answer);
      return error ? withRefusal(context, error) : {};
    }),
    noteRefusal: assign(({ context }, { error }: Refused) => withRefusal(context, error)),
    noteUnsure: assign({ unsure: true }),
    cancelUpload: sendTo('mediaUpload', { type: 'cancel.requested' }),
    goToDashboard: unprovidedAction('goToDashboard'),
  },
  delays: { redirect: REPLACE_SUBMISSION_REDIRECT_MS },
});

export function mediaToUpload({ submission, media, opened }: Context): MediaToUpload {
  return {
    file: media?.file ?? new File([], ''),
    competition: submission.competition.id,
    entry: submission.id,
    form: opened?.key ?? '',
  };
}
