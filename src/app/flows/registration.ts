/** Real effects of a registration. */
import type { CheckedIdentity } from '../../../domain/forms/mediaFile.ts';
import { navigate } from 'wouter/use-browser-location';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { competitionHref } from '../../../domain/catalogueAddress.ts';
import { networkError } from '../../../domain/errors.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import type { CheckedMedia } from '../../machines/mediaUpload/mediaUploadTypes.ts';
import { hasTyped } from '../../machines/registration/registrationForm.ts';
import { registrationMachine } from '../../machines/registration/registrationMachine.ts';
import type {
  Begun,
  FileToCheck,
  FormToBegin,
  FormToOpen,
  MediaToCheck,
  OpenedForm,
  SignupInput,
} from '../../machines/registration/registrationTypes.ts';
import { followRegistration } from './followRegistration.ts';
import { inAccount } from './inAccount.ts';
import { createMediaUpload } from './mediaUpload.ts';
import { knownCompetition, openForm, ownerOf } from './registrationCalls.ts';
import { forgetRegistration, keepRegistration } from './registrationMemory.ts';
import { forgetSent, keepSent } from './sentSignupMemory.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';

/** Loaded with the first chosen file. */
const checks = () => import('../../api/chosenFiles/checkFile.ts');

/** @param base the address of the API */
export function createRegistrationFlow(base: string, session: SessionActor) {
  const here = () => location.pathname;
  const onRefused = refusedIn(session);
  const client = createSignedInClient({ base, onRefused });
  const onAddress = () => {
    if (ownerOf(session) !== null) void inAccount((account) => account.keepUploadInAccount());
  };
  return registrationMachine.provide({
    actors: {
      openForm: fromPromise<OpenedForm | null, FormToOpen>(({ input, signal }) =>
        openForm(client, session, { path: here(), ...input }, signal),
      ),
      checkMedia: fromPromise<CheckedMedia, MediaToCheck>(async ({ input }) =>
        (await checks()).checkMedia(input.file, input),
      ),
      checkIdentity: fromPromise<CheckedIdentity, FileToCheck>(async ({ input }) =>
        (await checks()).checkIdentity(input.file),
      ),
      beginRegistration: fromPromise<Begun, FormToBegin>(async ({ input, signal }) =>
        (await import('./stampRegistration.ts')).stampRegistration(client, input, signal),
      ),
      checkSignup: fromPromise<void, SignupInput>(async ({ input, signal }) =>
        (await import('./judgeSignup.ts')).judgeSignup(client, input, signal),
      ),
      followRegistration: followRegistration(),
      mediaUpload: createMediaUpload({ base, client, onRefused, onAddress }),
      signUp: signUp(base, onRefused),
    },
    actions: {
      keepDraft: ({ context, self }) => {
        keepRegistration(here(), context);
        const { competition, person, ...kept } = context;
        if (!competition || !person || !hasTyped(kept.values, person)) return;
        const draft = { ...kept, competition: competition.id, owner: person.id };
        const onOvertaken = () => self.send({ type: 'draft.overtaken' });
        void inAccount((account) => account.keepInAccount({ draft, client, onOvertaken }));
      },
      keepSent: ({ context }) => keepSent(here(), context),
      forgetSent: () => forgetSent(),
      forgetDraft: ({ context }) => {
        forgetRegistration(context.key);
        if (ownerOf(session) !== null) void inAccount((account) => account.stopKeeping());
      },
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

/** The code that sends the form is loaded when it is sent. */
const signUp = (base: string, onRefused: (token: string) => void) =>
  fromCallback<AnyEventObject, SignupInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    import('./sendSignup.ts')
      .then(({ sendSignup }) => sendSignup(base, input, { send: sendBack, signal, onRefused }))
      .catch(() => sendBack({ type: 'signup.refused', error: networkError }));
    return () => leaving.abort();
  });

export const registrationFlow = createRegistrationFlow(apiBase(), pageSession);

/** The competition of the form, as known before loading. */
export const competitionAtHand = () => knownCompetition(location.pathname, ownerOf(pageSession));
