/** The words of a replacement: what its state table is made of. Effects are placeholders until provided. */
import { assign, sendTo, setup } from 'xstate';
import { REPLACE_SUBMISSION_REDIRECT_MS } from '../../../domain/delays.ts';
import type { AppError } from '../../../domain/errors.ts';
import { replaceOffer } from '../../../domain/submissionStanding.ts';
import { failureIn } from '../failureIn.ts';
import { mediaUploadMachine } from '../mediaUpload/mediaUploadMachine.ts';
import type {
  CheckedMedia,
  MediaToUpload,
  UploadAnswer,
  UploadProgress,
} from '../mediaUpload/mediaUploadTypes.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import * as news from './submissionReplaceNews.ts';
import type * as Replace from './submissionReplaceTypes.ts';

type Context = Replace.SubmissionReplaceContext;
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
    /** Says `replacement.*`, and `upload.changed` while the file itself goes along. */
    sendReplacement: unprovidedCallback<Replace.ReplacementToSend>('sendReplacement'),
  },
  guards: {
    isOver: ({ context }) => replaceOffer(context.submission, context.now) === null,
    isGood: (_, { checked }: { checked: CheckedMedia }) => checked.ok,
    isChosen: ({ context }) => context.media !== null,
    goesAlone: ({ context }) => context.opened?.resumable === true && context.ticket === null,
    /** The file goes with the form, and has not left whole. */
    mayStop: ({ context }) => context.ticket === null && context.progress?.phase !== 'finalizing',
    isUploaded: (_, { answer }: Answered) => answer.kind === 'uploaded',
    isCancelled: (_, { answer }: Answered) => answer.kind === 'cancelled',
    endedMeanwhile: (_, { answer }: Answered) => {
      const error = news.errorOf(answer);
      return error !== undefined && news.saysOver(error);
    },
    saysOver: (_, { error }: Refused) => news.saysOver(error),
    saysArrived: ({ context }, { error }: Refused) => news.saysArrived(context, error),
    isUnknown: (_, { error }: Refused) => news.isUnknown(error),
  },
  actions: {
    takeOpened: assign((_, opened: Replace.OpenedReplacement) => ({ opened, formError: null })),
    noteUnopened: assign(({ event }) => ({ formError: failureIn(event) })),
    takeFile: assign((_, { file }: { file: File }) => ({ ...news.withoutFile, unchecked: file })),
    takeChecked: assign(({ context }, { checked }: { checked: CheckedMedia }) => ({
      unchecked: null,
      ...(checked.ok
        ? { media: checked.media }
        : { fieldError: { code: checked.code, name: context.unchecked?.name ?? '' } }),
    })),
    noteUnreadable: assign(({ context }) => ({
      unchecked: null,
      fieldError: { code: 'unreadable' as const, name: context.unchecked?.name ?? '' },
    })),
    dropFile: assign(news.withoutFile),
    noteRequired: assign({ fieldError: isMissing }),
    clearErrors: assign({ formError: null, fieldError: null, progress: null }),
    noteProgress: assign((_, { progress }: { progress: UploadProgress }) => ({ progress })),
    takeTicket: assign((_, { answer }: Answered) => ({
      ticket: answer.kind === 'uploaded' ? answer.ticket : null,
    })),
    noteCancelled: assign({ formError: { kind: 'cancelled' as const }, progress: null }),
    noteFailed: assign(({ context }, { answer }: Answered) => {
      const error = news.errorOf(answer);
      return error ? news.withRefusal(context, error) : {};
    }),
    noteRefusal: assign(({ context }, { error }: Refused) => news.withRefusal(context, error)),
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
