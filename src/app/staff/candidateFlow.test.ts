import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { newName, staffCandidate } from '../../../tests/support/staffEntries/candidateFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createCandidateFlow, createChangeDecision } from './candidateFlow.ts';
import { retriedCalls } from './retriedCalls.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/entries'));
afterEach(() => api.close());

const path = `GET /organisation/${house.id}/candidate/${staffCandidate.id}`;
const flow = () => createCandidateFlow(api.client, house.id, staffCandidate.id);

describe('a candidate', () => {
  it.each([
    ['is read', [200, staffCandidate], staffCandidate],
    ['that is not there is none', [404, { message: 'Nothing.', code: 'not_found' }], null],
  ] as const)('%s', async (_, answer, candidate) => {
    api = await startStaffApi({ [path]: [...answer] });
    expect(unprovidedIn(flow())).toEqual([]);
    const actor = createActor(flow()).start();
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(actor.getSnapshot().context.data).toEqual({ candidate });
  });

  it('has its change decided once', async () => {
    const decided = `POST /organisation/${house.id}/candidate/${staffCandidate.id}/change/${newName.id}`;
    api = await startStaffApi({ [decided]: [204, null] });
    const calls = retriedCalls({ steppedUp: (act) => act() });
    const of = { organisation: house.id, candidate: staffCandidate.id };
    const machine = createChangeDecision(api.client, of, calls);
    expect(unprovidedIn(machine)).toEqual([]);
    const actor = createActor(machine).start();
    actor.send({ type: 'rejection.requested', change: newName });
    actor.send({ type: 'field.changed', field: 'reason', value: ' Not a name ' });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => snapshot.context.done !== null);
    expect(await api.asked()).toEqual([
      { call: decided, mark: '1', body: { decision: 'rejected', reason: 'Not a name' } },
    ]);
  });

  it('leads to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [path]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    const actor = createActor(flow()).start();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(location.pathname).toBe('/login');
  });
});
