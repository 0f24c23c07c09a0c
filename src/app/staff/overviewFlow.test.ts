import { afterEach, expect, it } from 'vitest';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { overview } from '../../../tests/support/season/overviewFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createOverviewFlow } from './overviewFlow.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
afterEach(() => api.close());

it('reads what needs the person in the organisation', async () => {
  api = await startStaffApi({ [`GET /organisation/${house.id}/overview`]: [200, overview] });
  const machine = createOverviewFlow(api.client, house.id, createStepUps(api.client));
  const { actor, until } = run(machine);
  await until('shown');
  expect([actor.getSnapshot().context.data, unprovidedIn(machine)]).toEqual([overview, []]);
});
