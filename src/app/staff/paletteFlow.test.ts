import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { house, staffList } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createPaletteFlow } from './paletteFlow.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/security'));
afterEach(() => api.close());

const path = `GET /organisation/${house.id}/staff`;

function search() {
  const actor = createActor(createPaletteFlow(api.client, house.id), {
    input: { readsPeople: true },
  }).start();
  actor.send({ type: 'text.changed', text: 'huda' });
  return actor;
}

describe('the command palette', () => {
  it('leaves no effect unprovided', async () => {
    api = await startStaffApi({});
    expect(unprovidedIn(createPaletteFlow(api.client, undefined))).toEqual([]);
  });

  it('reads the people of the organisation', async () => {
    api = await startStaffApi({ [path]: [200, staffList] });
    const actor = search();
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'loaded' }));
    expect(actor.getSnapshot().context.people).toEqual(staffList.people);
    expect((await api.asked()).map(({ call }) => call)).toEqual([path]);
  });

  it('leads to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [path]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    const actor = search();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(location.pathname).toBe('/login');
  });
});
