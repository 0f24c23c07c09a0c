import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { RecordKind } from '../../../domain/staff/foundRecords.ts';
import { house, staffList } from '../../../tests/support/staff/staffFacts.ts';
import { entryPages, foundEntry } from '../../../tests/support/staffEntries/entryFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createPaletteFlow } from './paletteFlow.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/security'));
afterEach(() => api.close());

const path = `GET /organisation/${house.id}/staff`;

const entries = `GET /organisation/${house.id}/entry`;

function search(records: readonly RecordKind[] = [], readsPeople = true) {
  const input = { readsPeople, records };
  const actor = createActor(createPaletteFlow(api.client, house.id), { input }).start();
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

  it('reads the first five entries that the server finds, and no people without the right', async () => {
    const { page } = entryPages.first;
    const many = [...page.data, ...page.data];
    api = await startStaffApi({ [`${entries}?search=huda`]: [200, { ...page, data: many }] });
    const actor = search(['entry'], false);
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'loaded' }));
    const { people, found } = actor.getSnapshot().context;
    expect([people, found.map(({ id }) => id)]).toEqual([[], many.slice(0, 5).map(({ id }) => id)]);
    expect(found[2]).toEqual(foundEntry);
  });

  it('leads to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [path]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    const actor = search();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(location.pathname).toBe('/login');
  });
});
