/** Joins a registration to the world; loaded with its route. */
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
import { competitionToldTo, openForm, ownerOf } from './registrationCalls.ts';
import { forgetRegistration, keepRegistration } from './registrationMemory.ts';
import { session as pageSession, type SessionActor } from './session.ts';

/** Fetched with the first file that is chosen. */
const checks = () => import('../../api/chosenFiles/checkFile.ts');

/** @param base the address of the API */
export function createRegistrationFlow(base: string, session: SessionActor) {
  const here = () => location.pathname;
  const onRefused = (token: string) => session.send({ type: 'session.refused', token, path: here() });
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
      // Not steps to come back to: they would lead on again.
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

/** Sends the form, again by itself under the same key, and says at the end what is known to have come of it. */
const sendSignup = (base: string, onRefused: (token: string) => void) =>
  fromCallback<AnyEventObject, SignupInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const say = (event: RegistrationEvent) => sendBack(event);
    const { token } = readAuth();
    const onProgress = (sent: number, total: number) => {
      const phase = sent < total ? 'uploading' : 'finalizing';
      if (input.ticket === null) say({ type: 'upload.changed', progress: { phase, sent, total } });
    };
    const send = async () => {
      const { signUp } = await import('../../api/calls/signUp.ts');
      const call = () => signUp(base, input, { headers: callHeaders(), key: input.key, onProgress, signal });
      const outcome = await withRetry(call, retryPresets.critical, { signal });
      if (signal.aborted) return;
      if (outcome.ok) say({ type: 'signup.answered', answer: { account: outcome.data.data.account } });
      else {
        if (outcome.error.kind === 'unauthenticated' && token !== null) onRefused(token);
        say({ type: 'signup.refused', error: outcome.error });
      }
    };
    send().catch(() => say({ type: 'signup.refused', error: networkError }));
    return () => leaving.abort();
  });

export const registrationFlow = createRegistrationFlow(apiBase(), pageSession);

/** What is known of the competition of the form before it is asked for. */
export const competitionToRegisterFor = () => competitionToldTo(location.pathname, ownerOf(pageSession));
