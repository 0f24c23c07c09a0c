/** Real effects of a registration. */
import { navigate } from 'wouter/use-browser-location';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { competitionHref } from '../../../domain/catalogueAddress.ts';
import { networkError } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { apiBase } from '../../api/apiBase.ts';
import { readAuth } from '../../api/authStore.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { CheckedMedia } from '../../machines/mediaUpload/mediaUploadTypes.ts';
import { registrationMachine } from '../../machines/registration/registrationMachine.ts';
import type {
  CheckedIdentity,
  FileToCheck,
  OpenedForm,
  RegistrationEvent,
  SignupInput,
} from '../../machines/registration/registrationTypes.ts';
import { callHeaders, createMediaUpload } from './mediaUpload.ts';
import { knownCompetition, openForm, ownerOf } from './registrationCalls.ts';
import { forgetRegistration, keepRegistration } from './registrationMemory.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';

/** Loaded with the first chosen file. */
const checks = () => import('../../api/chosenFiles/checkFile.ts');

/** @param base the address of the API */
export function createRegistrationFlow(base: string, session: SessionActor) {
  const here = () => location.pathname;
  const onRefused = refusedIn(session);
  const client = createSignedInClient({ base, onRefused });
  return registrationMachine.provide({
    actors: {
      openForm: fromPromise<OpenedForm | null>(({ signal }) => openForm(client, session, here(), signal)),
      checkMedia: fromPromise<CheckedMedia, FileToCheck>(async ({ input }) =>
        (await checks()).checkMedia(input.file, input.limitMegabytes),
      ),
      checkIdentity: fromPromise<CheckedIdentity, FileToCheck>(async ({ input }) =>
        (await checks()).checkIdentity(input.file),
      ),
      mediaUpload: createMediaUpload({ base, client, onRefused }),
      signUp: sendSignup(base, onRefused),
    },
    actions: {
      keepDraft: ({ context }) => keepRegistration(here(), context),
      forgetDraft: forgetRegistration,
      // Replace the history entry, which would redirect again.
      goHome: () => navigate('/', { replace: true }),
      showCompetition: ({ context: { competition } }) => {
        if (!competition) return;
        const { event, slug } = competition;
        navigate(competitionHref(event.slug, slug), { replace: true, state: { competition } });
      },
      logIn: () => {
        session.send({ type: 'redirect.set', path: here() });
        navigate(accountPaths.login);
      },
    },
  });
}

/** Sends the form with retries under one idempotency key, and reports the result. */
const sendSignup = (base: string, onRefused: (token: string) => void) =>
  fromCallback<AnyEventObject, SignupInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = (event: RegistrationEvent) => sendBack(event);
    const { token } = readAuth();
    const onProgress = (sent: number, total: number) => {
      const phase = sent < total ? 'uploading' : 'finalizing';
      if (input.ticket === null) send({ type: 'upload.changed', progress: { phase, sent, total } });
    };
    const signUpWithRetry = async () => {
      const { signUp } = await import('../../api/calls/signUp.ts');
      const call = () => signUp(base, input, { headers: callHeaders(), key: input.key, onProgress, signal });
      const outcome = await withRetry(call, retryPresets.critical, { signal });
      if (signal.aborted) return;
      if (outcome.ok) send({ type: 'signup.answered', answer: { account: outcome.data.data.account } });
      else {
        if (outcome.error.kind === 'unauthenticated' && token !== null) onRefused(token);
        send({ type: 'signup.refused', error: outcome.error });
      }
    };
    signUpWithRetry().catch(() => send({ type: 'signup.refused', error: networkError }));
    return () => leaving.abort();
  });

export const registrationFlow = createRegistrationFlow(apiBase(), pageSession);

/** The competition of the form, as known before loading. */
export const competitionAtHand = () => knownCompetition(location.pathname, ownerOf(pageSession));
