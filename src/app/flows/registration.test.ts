import { afterEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type AccountWorld, says, startAccountWorld } from '../../../tests/support/accounts/accountFlows.ts';
import { profile, signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { competitionOf, detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import {
  chosenMedia,
  filledRegistration,
  identityFile,
  registrationKey,
} from '../../../tests/support/entries/registrationFacts.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import { submissionOf, submissions } from '../../../tests/support/entries/submissionFacts.ts';
import { smallConfig } from '../../../tests/support/votePage/smallBoard.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { keepInAccount, takeAccountDraft } from './accountDraft.ts';
import { inAccount } from './inAccount.ts';
import { createRegistrationFlow, registrationFlow } from './registration.ts';
import { keepRegistration } from './registrationMemory.ts';

const path = '/arab-singing-star-2025/solo-singing/register';
const competition = detailsOf({ reg_start: null, reg_end: null, comp_end: null });
const huda = signedInAs('huda');
const answers: Parameters<typeof startAccountWorld>[0] = {
  [`GET /competition/details/${competition.id}`]: says(200, { data: competition }),
  'GET /config': says(200, smallConfig()),
  'GET /profile': says(200, { data: profile }),
};
let world: AccountWorld;

async function open(state: object | null) {
  history.replaceState(state, '', path);
  world = await startAccountWorld(answers);
  const actor = createActor(createRegistrationFlow(world.base, world.session)).start();
  const snapshot = await waitFor(actor, (each) => !each.matches('opening'), { timeout: 90_000 });
  actor.stop();
  return snapshot;
}

afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await world.close();
});

it('A registration leaves no effect unprovided', async () => {
  world = await startAccountWorld({});
  expect(unprovidedIn(registrationFlow)).toEqual([]);
});

describe('the form of a registration', () => {
  it('opens for the competition in the history state, loaded again', async () => {
    const { context, value } = await open({ competition: competitionOf() });
    expect([context.competition, context.restored, value]).toEqual([
      competition,
      false,
      { filling: { form: 'calm', start: 'waiting', media: 'resting', identity: 'resting' } },
    ]);
    expect(context.key).toMatch(/^[\w-]{16,64}$/);
    const calls = (await world.asked()).map(({ call }) => call);
    expect(calls).not.toContain('GET /profile');
  });

  it('redirects home without a competition', async () => {
    const { value } = await open(null);
    expect([value, location.pathname]).toEqual(['turnedAway', '/']);
  });

  it('opens with the draft of this tab under the same key, also without history state', async () => {
    const draft = { values: filledRegistration, key: registrationKey, unsure: true, begun: null };
    const files = { media: chosenMedia, identity: identityFile };
    keepRegistration(path, { competition, person: null, ...draft, ...files });
    const { context } = await open(null);
    expect(context).toMatchObject({ ...draft, ...files, formError: { note: 'unsureBefore' } });
  });

  it('holds the stored details of the signed-in candidate', async () => {
    localStorage.setItem('auth', JSON.stringify({ ...huda, redirect: null }));
    const { context } = await open({ competition: competitionOf() });
    expect([context.person, context.values.civil_id]).toEqual([profile, profile.civil_id]);
  });

  it('keeps no draft in the account after it was received', async () => {
    localStorage.setItem('auth', JSON.stringify({ ...huda, redirect: null }));
    const { context } = await open({ competition: competitionOf() });
    const flow = createRegistrationFlow(world.base, world.session);
    const signing = flow.resolveState({ value: { sending: 'signing' }, context });
    const actor = createActor(flow, { snapshot: signing }).start();
    const client = createSignedInClient({ base: world.base, onRefused: () => {} });
    const owner = huda.user.id;
    const draft = { key: registrationKey, values: filledRegistration, begun: null };
    keepInAccount({
      draft: { ...draft, competition: competition.id, owner },
      client,
      onOvertaken: () => {},
    });
    actor.send({ type: 'signup.answered', answer: { account: 'existing', entry: 'own-entry' } });
    await inAccount(() => {});
    // The form opens again: a draft that still waits would be sent first.
    const { signal } = new AbortController();
    await takeAccountDraft(client, { path, owner, competition, newest: false }, signal);
    actor.stop();
    const calls = (await world.asked()).map(({ call }) => call);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('leads a candidate with an entry in the competition to it', async () => {
    localStorage.setItem('auth', JSON.stringify({ ...huda, redirect: null }));
    const own = submissionOf({ competition });
    answers['GET /participant'] = says(200, { data: [submissions[0], own] });
    const { context, value } = await open({ competition: competitionOf() });
    expect([context.entry, value]).toEqual([own.id, 'entered']);
  });
});
