import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { asked } from '../../../tests/support/staff/approvalFacts.ts';
import { bulkList, bulkRows } from '../../../tests/support/staff/bulkFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house, owner } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createBulkFlows } from './bulkFlows.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/people'));
afterEach(() => api.close());

const base = `/organisation/${house.id}`;
const flowsOf = () => createBulkFlows(api.client, house.id, owner.id, createStepUps(api.client));

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  expect(Object.values(flowsOf()).flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

it('ends the roles of others one after the other; one that is gone stops nothing', async () => {
  const [huda, maha] = bulkRows;
  const end = (key: string) => `DELETE ${base}/membership/${key}`;
  api = await startStaffApi({
    [`GET ${base}/staff`]: [200, bulkList],
    [end(huda!.key)]: [404, { message: 'Not there.', code: 'not_found' }],
    [end(maha!.key)]: [202, asked],
  });
  const { actor, until } = run(flowsOf().endRoles);
  actor.send({ type: 'rows.chosen', rows: bulkRows });
  actor.send({ type: 'act.requested' });
  await until('asking');
  actor.send({ type: 'act.confirmed' });
  await until('finished');
  const { results, preview } = actor.getSnapshot().context;
  expect(results).toEqual([
    { row: { ...huda, mayWait: false }, outcome: 'gone' },
    { row: { ...maha, mayWait: true }, outcome: 'asked' },
  ]);
  expect(preview!.skipped.map(({ name, reason }) => [name, reason])).toEqual([[owner.name, 'own']]);
  expect((await api.asked()).map(({ call }) => call)).toEqual([
    `GET ${base}/staff`,
    end(huda!.key),
    end(maha!.key),
  ]);
});

it('withdraws invitations', async () => {
  const { id, email } = bulkList.invitations[0]!;
  const call = `DELETE ${base}/invitation/${id}`;
  api = await startStaffApi({ [`GET ${base}/staff`]: [200, bulkList], [call]: [204, null] });
  const { actor, until } = run(flowsOf().withdrawInvitations);
  actor.send({ type: 'rows.chosen', rows: [{ key: id, name: email }] });
  actor.send({ type: 'act.requested' });
  await until('asking');
  actor.send({ type: 'act.confirmed' });
  await until('finished');
  expect(actor.getSnapshot().context.results).toEqual([
    { row: { key: id, name: email, mayWait: false }, outcome: 'done' },
  ]);
});

it('leads to the sign-in when the session is over', async () => {
  api = await startStaffApi({
    [`GET ${base}/staff`]: [401, { message: 'Sign in.', code: 'unauthenticated' }],
  });
  const { actor, until } = run(flowsOf().endRoles);
  actor.send({ type: 'rows.chosen', rows: bulkRows });
  actor.send({ type: 'act.requested' });
  await until('signedOut');
  expect(location.pathname).toBe('/login');
});
