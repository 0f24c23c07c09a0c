import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { noOrderFilters } from '../../../domain/staff/orderAddress.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { orderDetails, orderPages, staffOrders } from '../../../tests/support/staffOrders/orderFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createOrderFlows } from './orderFlows.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/orders'));
afterEach(() => api.close());

const path = `/organisation/${house.id}/order`;
const { first, last } = orderPages;
const { id } = orderDetails.order;
const flows = () => createOrderFlows(api.client, house.id);
const callsOf = async () => (await api.asked()).map(({ call }) => call);

describe('the orders', () => {
  it('leave no effect unprovided', async () => {
    api = await startStaffApi({});
    expect([unprovidedIn(flows().browse), unprovidedIn(flows().order(id))]).toEqual([[], []]);
  });

  it('are read page after page', async () => {
    const more = `?state=paid&after=${first.page.next}`;
    api = await startStaffApi({
      [`GET ${path}?state=paid`]: [200, first.page],
      [`GET ${path}${more}`]: [200, last.page],
    });
    const actor = createActor(flows().browse, { input: { ...noOrderFilters, state: 'paid' } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'listed' }));
    actor.send({ type: 'more.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'listed' }));
    expect(await callsOf()).toEqual([`GET ${path}?state=paid`, `GET ${path}${more}`]);
    expect(actor.getSnapshot().context.rows).toEqual(staffOrders);
  });

  it('of a payer are asked for without the contact in the address', async () => {
    api = await startStaffApi({ [`GET ${path}`]: [200, first.page] });
    const actor = createActor(flows().browse, {
      input: { ...noOrderFilters, search: 'هدى@example.om' },
    }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ browsing: 'listed' }));
    expect(await callsOf()).toEqual([`GET ${path}`]);
  });

  it.each([
    [[200, orderDetails], { details: orderDetails }],
    [[404, { message: 'There is none.', code: 'not_found' }], { details: null }],
  ] as const)('are opened one by one (%j)', async (answer, data) => {
    api = await startStaffApi({ [`GET ${path}/${id}`]: answer as unknown as [number, unknown] });
    const actor = createActor(flows().order(id)).start();
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(actor.getSnapshot().context.data).toEqual(data);
  });

  it('lead to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [`GET ${path}`]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    const actor = createActor(flows().browse, { input: noOrderFilters }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(location.pathname).toBe('/login');
  });
});
