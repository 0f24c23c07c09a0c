import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { noAuditFilters } from '../../../domain/staff/auditAddress.ts';
import { auditPages } from '../../../tests/support/audit/auditFacts.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createAuditFlow } from './auditFlow.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/audit'));
afterEach(() => api.close());

const path = `/organisation/${house.id}/audit`;
const { first, last } = auditPages;
const more = `?after=${first.page.next}`;
const browse = (organisation: string | null, filters = noAuditFilters) =>
  createActor(createAuditFlow(api.client, organisation), { input: filters }).start();
const callsOf = async () => (await api.asked()).map(({ call }) => call);

describe('the audit', () => {
  it('leaves no effect unprovided', async () => {
    api = await startStaffApi({});
    expect(unprovidedIn(createAuditFlow(api.client, null))).toEqual([]);
  });

  it('of an organisation is read page after page', async () => {
    api = await startStaffApi({
      [`GET ${path}`]: [200, first.page],
      [`GET ${path}${more}`]: [200, last.page],
    });
    const actor = browse(house.id);
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'listed' }));
    actor.send({ type: 'more.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'listed' }));
    expect(await callsOf()).toEqual([`GET ${path}`, `GET ${path}${more}`]);
    expect(actor.getSnapshot().context.rows).toHaveLength(3);
  });

  it('of the installation is asked with the filters, in whole days', async () => {
    api = await startStaffApi({});
    const actor = browse(null, { ...noAuditFilters, action: 'login', from: '2026-11-26' });
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'failed' }));
    expect(await callsOf()).toEqual([`GET /audit?action=login&from=${Date.UTC(2026, 10, 25, 20)}`]);
  });

  it('leads to the sign-in when the session is over', async () => {
    api = await startStaffApi({ 'GET /audit': [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    const actor = browse(null);
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(location.pathname).toBe('/login');
  });
});
