import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { approvalList, ownApproval, waitingApproval } from '../../../tests/support/staff/approvalFacts.ts';
import { SoftPasskey } from '../../../tests/support/passkeys/softPasskey.ts';
import { factors, passkeyQuestion } from '../../../tests/support/staff/ownAccessFacts.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createApprovalFlow } from './approvalFlow.ts';
import { createStepUps } from './stepUps.ts';
import { createWaitingApprovals } from './waitingApprovals.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/approvals'));
afterEach(() => api.close());

const path = `/organisation/${house.id}/approval`;
const list = { [`GET ${path}`]: [200, approvalList] as [number, unknown] };
const callsOf = async () => (await api.asked()).map(({ call }) => call);
const comeBack = () => window.dispatchEvent(new Event('focus'));

const flow = () => {
  const { note } = createWaitingApprovals(api.client, house.id);
  return run(createApprovalFlow(api.client, house.id, createStepUps(api.client), note));
};

describe('acts that wait for a second person', () => {
  it('leave no effect unprovided', async () => {
    api = await startStaffApi({});
    expect(
      unprovidedIn(createApprovalFlow(api.client, house.id, createStepUps(api.client), () => {})),
    ).toEqual([]);
  });

  it.each([
    [
      'approve',
      waitingApproval,
      `POST ${path}/${waitingApproval.id}/approve`,
      [200, { link: null, is_mailed: false }],
    ],
    ['reject', waitingApproval, `POST ${path}/${waitingApproval.id}/reject`, [204, null]],
    ['withdraw', ownApproval, `DELETE ${path}/${ownApproval.id}`, [204, null]],
  ] as const)('are decided by one call: %s', async (decision, approval, call, [status, body]) => {
    api = await startStaffApi({ ...list, [call]: [status, body] });
    const { actor, until } = flow();
    await until('listed');
    actor.send({ type: 'decision.requested', decision, approval });
    actor.send({ type: 'decision.confirmed' });
    await until('listed');
    const asked = await api.asked();
    expect(asked.map((each) => each.call)).toEqual([`GET ${path}`, call, `GET ${path}`]);
    expect(asked[1]).toMatchObject({
      mark: '1',
      body: decision === 'approve' ? { hash: approval.hash } : null,
    });
  });

  it('are approved by the signature of a passkey where the session needs one', async () => {
    const approve = `POST ${path}/${waitingApproval.id}/approve`;
    const signed = new SoftPasskey('https://staff.sawt.example').sign(passkeyQuestion);
    api = await startStaffApi({
      ...list,
      [approve]: [403, { message: 'Confirm.', code: 'step_up_needed' }],
      'GET /factor': [200, factors],
      'POST /step-up/passkey/question': [200, passkeyQuestion],
      [`${approve}-signed`]: [200, { link: null, is_mailed: false }],
    });
    const passkeys = {
      make: () => Promise.reject(new Error()),
      sign: () => Promise.resolve({ done: signed }),
    };
    const stepUps = createStepUps(api.client, passkeys, () => true);
    const asked = new Promise<void>((resolve) => stepUps.watch(resolve));
    const { actor, until } = run(createApprovalFlow(api.client, house.id, stepUps, () => {}));
    await until('listed');
    actor.send({ type: 'decision.requested', decision: 'approve', approval: waitingApproval });
    actor.send({ type: 'decision.confirmed' });
    await asked;
    const dialog = createActor(stepUps.current()!).start();
    await waitFor(dialog, (snapshot) => snapshot.matches('choosing'));
    dialog.send({ type: 'passkey.chosen' });
    await until('listed');
    const sent = (await api.asked()).find(({ call }) => call === `${approve}-signed`);
    expect(sent?.body).toEqual({ hash: waitingApproval.hash, ...signed });
  });

  it('load again when the person comes back to the page', async () => {
    api = await startStaffApi(list);
    const { until } = flow();
    await until('listed');
    comeBack();
    await until('loading');
    await until('listed');
    expect(await callsOf()).toEqual([`GET ${path}`, `GET ${path}`]);
  });

  it('lead to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [`GET ${path}`]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
    await flow().until('signedOut');
    expect(location.pathname).toBe('/login');
  });
});

describe('the number of acts that wait for a person', () => {
  it('counts those that the person may decide, again when the person comes back, and ends with the page', async () => {
    api = await startStaffApi(list);
    const waiting = createWaitingApprovals(api.client, house.id);
    let counted = Promise.withResolvers<void>();
    const unwatch = waiting.watch(() => counted.resolve());
    expect(waiting.current()).toBe(0);
    await counted.promise;
    expect(waiting.current()).toBe(1);
    counted = Promise.withResolvers<void>();
    waiting.note({ data: [] });
    expect(waiting.current()).toBe(0);
    counted = Promise.withResolvers<void>();
    comeBack();
    await counted.promise;
    expect(waiting.current()).toBe(1);
    unwatch();
    comeBack();
    expect([await callsOf(), waiting.current()]).toEqual([[`GET ${path}`, `GET ${path}`], 0]);
  });
});
