import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { staffCredentials } from '../../../tests/support/staff/staffFacts.ts';
import { signInFields } from '../../machines/staffSignIn/staffSignInMachine.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createSignInFlow, signInFlow } from './signInFlow.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/login'));
afterEach(() => api.close());

async function signIn(status: number, body: unknown, code = staffCredentials.code) {
  api = await startStaffApi({ 'POST /sign-in': [status, body] });
  const flow = run(createSignInFlow(api.client));
  const typed = { ...staffCredentials, email: ` ${staffCredentials.email} `, code };
  for (const field of signInFields) flow.actor.send({ type: 'field.changed', field, value: typed[field] });
  flow.actor.send({ type: 'form.submitted' });
  return flow;
}

describe('a sign-in of staff', () => {
  it('leaves no effect unprovided', async () => {
    api = await startStaffApi({});
    expect(unprovidedIn(signInFlow)).toEqual([]);
  });

  it('sends the code in Latin digits, with the mark of a write, and opens the first page', async () => {
    const { until } = await signIn(200, { id: 'salma' }, '٣٠٢١١٤ ');
    await until('signedIn');
    expect([await api.asked(), location.pathname]).toEqual([
      [{ call: 'POST /sign-in', mark: '1', body: staffCredentials }],
      '/',
    ]);
  });

  it('stays on the page when it is refused', async () => {
    const { actor, until } = await signIn(422, { message: 'Used.', code: 'code_used' });
    await until({ editing: { ready: 'refused' } });
    expect([actor.getSnapshot().context.fieldErrors, location.pathname]).toEqual([
      { code: { sentence: 'Used.' } },
      '/login',
    ]);
  });

  it('is sent once, even to a server that is busy', async () => {
    const { until } = await signIn(503, { message: 'Later.', code: 'unavailable' });
    await until({ editing: { ready: 'unreachable' } });
    expect(await api.asked()).toHaveLength(1);
  });
});
