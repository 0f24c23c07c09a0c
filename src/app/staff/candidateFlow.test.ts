import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { staffCandidate } from '../../../tests/support/staffEntries/candidateFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createCandidateFlow } from './candidateFlow.ts';

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

  it('leads to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [path]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    const actor = createActor(flow()).start();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(location.pathname).toBe('/login');
  });
});
