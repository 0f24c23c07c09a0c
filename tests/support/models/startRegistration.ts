/** The registration form with calls that the test controls: empty, filled in, or being sent. */
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { LoadedDetails } from '../../../src/machines/loadedDetails.ts';
import { registrationMachine } from '../../../src/machines/registration/registrationMachine.ts';
import type { OpenedForm, SignupInput } from '../../../src/machines/registration/registrationTypes.ts';
import { registrationFlow } from '../../flows/registration/registrationFlow.ts';
import * as facts from '../entries/registrationFacts.ts';
import { HeldCalls } from './replay.ts';

export async function startForm(form: Partial<OpenedForm> = {}) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const sent: SignupInput[] = [];
  const followed: LoadedDetails[] = [];
  const machine = registrationMachine.provide({
    actors: {
      ...Object.fromEntries(registrationFlow.calls.map((name) => [name, calls.actor<never, never>(name)])),
      followRegistration: fromCallback(({ input }) => void followed.push(input)),
      signUp: fromCallback(({ input }) => void sent.push(input)),
    },
    actions: Object.fromEntries(registrationFlow.effects.map((name) => [name, () => void did.push(name)])),
  });
  const actor = createActor(machine, { clock }).start();
  await calls.answer('openForm', facts.openedForm(form));
  /** Submits the form; the server finds nothing wrong with its text. */
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await calls.answer('checkSignup', undefined);
  };
  return {
    calls,
    clock,
    did,
    followed,
    sent,
    submit,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    isIn: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

export async function startCompleteForm(form: Partial<OpenedForm> = {}) {
  const started = await startForm({ draft: facts.keptDraft, ...form });
  started.send({ type: 'media.chosen', file: facts.mediaFile });
  await started.calls.answer('checkMedia', { ok: true, media: facts.chosenMedia });
  started.send({ type: 'identity.chosen', file: facts.identityFile });
  await started.calls.answer('checkIdentity', { ok: true, file: facts.identityFile });
  return started;
}

export async function startSigning(form: Partial<OpenedForm> = {}) {
  const started = await startCompleteForm(form);
  await started.submit();
  await started.calls.answer('mediaUpload', { kind: 'uploaded', ticket: 'the-ticket' });
  return started;
}
