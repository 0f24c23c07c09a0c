import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { entryPages, staffEntry } from '../../../tests/support/staffEntries/entryFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createEntryFlows } from './entryFlows.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/entries'));
afterEach(() => api.close());

const path = `GET /organisation/${house.id}/entry`;
const { first, last } = entryPages;
const pending = { ...noEntryFilters, status: 'pending' };
const flows = () => createEntryFlows(api.client, house.id);

describe('the entries', () => {
  it('leave no effect unprovided', async () => {
    api = await startStaffApi({});
    expect([unprovidedIn(flows().browse), unprovidedIn(flows().entry('x'))]).toEqual([[], []]);
  });

  it('are read page after page, by the filters', async () => {
    const more = `${path}?status=pending&after=${first.page.next ?? ''}`;
    api = await startStaffApi({ [`${path}?status=pending`]: [200, first.page], [more]: [200, last.page] });
    const actor = createActor(flows().browse, { input: pending }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'listed' }));
    actor.send({ type: 'more.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'listed' }));
    expect(actor.getSnapshot().context.rows).toEqual([...first.page.data, ...last.page.data]);
  });

  it.each([
    ['is read', [200, staffEntry], staffEntry],
    ['that is not there is none', [404, { message: 'Nothing.', code: 'not_found' }], null],
  ] as const)('one %s', async (_, answer, entry) => {
    api = await startStaffApi({ [`${path}/${staffEntry.id}`]: [...answer] });
    const actor = createActor(flows().entry(staffEntry.id)).start();
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(actor.getSnapshot().context.data).toEqual({ entry });
  });

  it('lead to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [path]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    const actor = createActor(flows().browse, { input: noEntryFilters }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(location.pathname).toBe('/login');
  });
});
