/** A replacement with scripted effects, in any state that a story needs. */
import { fromCallback, fromPromise } from 'xstate';
import { type AppError, isAppError } from '../../../../domain/errors.ts';
import { mediaUploadMachine } from '../../../machines/mediaUpload/mediaUploadMachine.ts';
import type { CheckedMedia, UploadProgress } from '../../../machines/mediaUpload/mediaUploadTypes.ts';
import { submissionReplaceMachine } from '../../../machines/submissionReplace/submissionReplaceMachine.ts';
import type { OpenedReplacement } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';
import { chosenFilm, opened as openedForm } from '../../../../tests/support/entries/replaceFacts.ts';
import { NEVER_MS, stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';

export type StagedReplace = {
  /** By default, the form opens. */
  opened?: OpenedReplacement | AppError | 'never';
  /** By default, every file is accepted. */
  checked?: CheckedMedia | 'never';
  /** Where the upload stops; an error ends it. */
  progress?: UploadProgress | AppError;
  /** The reply to the form after the upload. */
  answer?: 'taken' | AppError;
};

const unlessNever = <Answer>(answer: Answer | 'never') => (answer === 'never' ? undefined : answer);

export function stagedReplace({ opened = openedForm, checked, progress, answer }: StagedReplace) {
  return submissionReplaceMachine.provide({
    actors: {
      openReplacement: fromPromise(() => stagedAnswer<OpenedReplacement>(unlessNever(opened))),
      checkMedia: fromPromise(() =>
        stagedAnswer<CheckedMedia>(unlessNever(checked ?? { ok: true, media: chosenFilm })),
      ),
      mediaUpload: mediaUploadMachine.provide({
        actors: {
          sendMedia: fromCallback(({ sendBack }) => {
            if (progress && isAppError(progress)) sendBack({ type: 'upload.broke', error: progress });
            else if (progress) show(progress, sendBack);
            else sendBack({ type: 'upload.completed', ticket: 'ticket' });
          }),
          watchNetwork: fromCallback(() => {}),
        },
        actions: { discard: () => {} },
        delays: { pause: NEVER_MS, silence: NEVER_MS },
      }),
      sendReplacement: fromCallback(({ sendBack }) => {
        if (answer === 'taken') sendBack({ type: 'replacement.taken' });
        else if (answer) sendBack({ type: 'replacement.refused', error: answer });
      }),
    },
    actions: { goToDashboard: () => {} },
    delays: { redirect: NEVER_MS },
  });
}

function show({ phase, sent, total }: UploadProgress, tell: (event: { type: string }) => void): void {
  const left = (bytes: number) => ({ type: 'bytes.sent', sent: bytes, total });
  if (phase !== 'preparing') tell(left(phase === 'finalizing' ? 0 : sent));
  if (phase === 'finalizing') tell(left(total));
  if (phase === 'paused') tell({ type: 'network.lost' });
}
