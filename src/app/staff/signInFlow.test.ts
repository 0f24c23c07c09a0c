import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { SoftPasskey } from '../../../tests/support/passkeys/softPasskey.ts';
import { passkeyQuestion } from '../../../tests/support/staff/ownAccessFacts.ts';
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

describe('a sign-in of staff by a passkey', () => {
  const signed = new SoftPasskey('https://staff.sawt.example').sign(passkeyQuestion);
  async function signInWith(result: object, status = 200, body: unknown = { id: 'salma' }) {
    api = await startStaffApi({
      'POST /sign-in/passkey/question': [200, passkeyQuestion],
      'POST /sign-in/passkey': [status, body],
    });
    const passkeys = {
      make: () => Promise.reject(new Error('not asked for')),
      sign: () => Promise.resolve(result as { done: typeof signed }),
    };
    const flow = run(createSignInFlow(api.client, passkeys));
    flow.actor.send({ type: 'passkey.chosen' });
    return flow;
  }

  it('sends the signature, and opens the first page', async () => {
    const { until } = await signInWith({ done: signed });
    await until('signedIn');
    expect([await api.asked(), location.pathname]).toEqual([
      [
        { call: 'POST /sign-in/passkey/question', mark: '1', body: null },
        { call: 'POST /sign-in/passkey', mark: '1', body: signed },
      ],
      '/',
    ]);
  });

  it('sends nothing when the browser used none', async () => {
    const { actor, until } = await signInWith({ stopped: 'cancelled' });
    await until({ editing: { ready: 'unsent' } });
    expect([actor.getSnapshot().context.stop, (await api.asked()).length]).toEqual(['cancelled', 1]);
  });

  it('stays on the page when it is refused', async () => {
    const { actor, until } = await signInWith({ done: signed }, 422, {
      message: 'No.',
      code: 'passkey_unknown',
    });
    await until({ editing: { ready: 'refused' } });
    expect([actor.getSnapshot().context.formError, location.pathname]).toEqual([
      { sentence: 'No.' },
      '/login',
    ]);
  });
});
