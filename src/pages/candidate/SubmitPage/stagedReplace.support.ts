/** The replacing of an entry in a world that stands still, in whatever state a story wants to see. */
import { fromCallback, fromPromise } from 'xstate';
import { type AppError, isAppError } from '../../../../domain/errors.ts';
import { mediaUploadMachine } from '../../../machines/mediaUpload/mediaUploadMachine.ts';
import type { CheckedMedia, UploadProgress } from '../../../machines/mediaUpload/mediaUploadTypes.ts';
import { submissionReplaceMachine } from '../../../machines/submissionReplace/submissionReplaceMachine.ts';
import type { OpenedReplacement } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';
import { chosenFilm, opened as openedForm } from '../../../../tests/support/entries/replaceFacts.ts';
import { NEVER_MS, stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';

export type StagedReplace = {
  /** Left out, the form opens. */
  opened?: OpenedReplacement | AppError | 'never';
  /** Left out, every file is good. */
  checked?: CheckedMedia | 'never';
  /** How far the file stays; an error ends its upload. */
  progress?: UploadProgress | AppError;
  /** What becomes of the form once the file is there. */
  answer?: 'taken' | AppError;
};

const never = <Answer>(answer: Answer | 'never') => (answer === 'never' ? undefined : answer);

export function stagedReplace({ opened = openedForm, checked, progress, answer }: StagedReplace) {
  return submissionReplaceMachine.provide({
    actors: {
      openReplacement: fromPromise(() => stagedAnswer<OpenedReplacement>(never(opened))),
      checkMedia: fromPromise(() =>
        stagedAnswer<CheckedMedia>(never(checked ?? { ok: true, media: chosenFilm })),
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
