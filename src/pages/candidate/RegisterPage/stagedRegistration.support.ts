/** A registration with scripted effects; an effect without a script never settles. */
import type { CheckedIdentity } from '../../../../domain/forms/mediaFile.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { AppError } from '../../../../domain/errors.ts';
import type { CheckedMedia, UploadProgress } from '../../../machines/mediaUpload/mediaUploadTypes.ts';
import { mediaUploadMachine } from '../../../machines/mediaUpload/mediaUploadMachine.ts';
import { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import type {
  Begun,
  OpenedForm,
  RegistrationEvent,
  SignupInput,
} from '../../../machines/registration/registrationTypes.ts';
import { NEVER_MS, stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';

const doNothing = () => {};

export type RegistrationStage = {
  opened?: OpenedForm | AppError;
  media?: CheckedMedia;
  identity?: CheckedIdentity;
  /** Progress of the upload. */
  progress?: UploadProgress;
  /** Why the text is refused before the upload. */
  refused?: AppError;
  /** The upload completes at once. */
  uploaded?: boolean;
  /** The server's reply to the form. */
  said?: Extract<RegistrationEvent, { type: 'signup.answered' | 'signup.refused' }>;
};

export function stagedRegistration({
  opened,
  media,
  identity,
  progress,
  refused,
  uploaded,
  said,
}: RegistrationStage) {
  return registrationMachine.provide({
    actors: {
      openForm: fromPromise(() => stagedAnswer<OpenedForm | null>(opened)),
      checkMedia: fromPromise(() => stagedAnswer<CheckedMedia>(media)),
      checkIdentity: fromPromise(() => stagedAnswer<CheckedIdentity>(identity)),
      beginRegistration: fromPromise(() => stagedAnswer<Begun>(undefined)),
      checkSignup: fromPromise<void, SignupInput>(async () => {
        await stagedAnswer<null>(refused ?? null);
      }),
      followRegistration: fromCallback(doNothing),
      mediaUpload: mediaUploadMachine.provide({
        actors: {
          sendMedia: fromCallback(({ sendBack }) => {
            if (progress?.phase === 'paused') sendBack({ type: 'network.lost' });
            else if (progress) sendBack({ type: 'bytes.sent', ...progress });
            if (uploaded) sendBack({ type: 'upload.completed', ticket: 'ticket' });
          }),
          watchNetwork: fromCallback(doNothing),
        },
        actions: { discard: doNothing },
        delays: { pause: NEVER_MS, silence: NEVER_MS },
      }),
      signUp: fromCallback(({ sendBack }) => {
        const isSent = { phase: 'finalizing', sent: Number.MAX_SAFE_INTEGER, total: 0 } as const;
        if (uploaded) sendBack({ type: 'upload.changed', progress: isSent });
        if (said) sendBack(said);
      }),
    },
    actions: {
      keepDraft: doNothing,
      forgetDraft: doNothing,
      keepSent: doNothing,
      forgetSent: doNothing,
      goHome: doNothing,
      showCompetition: doNothing,
      logIn: doNothing,
    },
    delays: { validationBanner: NEVER_MS, askAgain: NEVER_MS, redirect: NEVER_MS },
  });
}
