import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountWorld,
  run,
  says,
  startAccountWorld,
} from '../../../tests/support/accounts/accountFlows.ts';
import { newPassword, signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createRecoveryFlows, recoveryFlows } from './recovery.ts';

let world: AccountWorld;
beforeEach(() => history.replaceState(null, '', '/new-password#tok-1'));
afterEach(async () => {
  localStorage.clear();
  await world.close();
});

async function start(answers: Parameters<typeof startAccountWorld>[0]) {
  world = await startAccountWorld(answers);
  return createRecoveryFlows(world.base, world.session);
}
const bodies = async () => (await world.asked()).map(({ call, body }) => [call, JSON.parse(String(body))]);
const works = says(200, { data: { purpose: 'first', expires_at: 1 } });

it('Account recovery leaves no effect unprovided', async () => {
  world = await startAccountWorld({});
  expect(Object.values(recoveryFlows).flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

describe('a forgotten password', () => {
  it("sends the number and shows the server's reply", async () => {
    const { forgotPassword } = await start({
      'POST /forgot-password': says(200, { message: 'On its way.' }),
    });
    const { actor, until } = run(forgotPassword);
    actor.send({ type: 'field.changed', value: 'a١٢٣' });
    actor.send({ type: 'form.submitted' });
    await until('success');
    expect([actor.getSnapshot().context.message, await bodies()]).toEqual([
      'On its way.',
      [['POST /forgot-password', { civil_id: 'A123', contact_method: 'email' }]],
    ]);
  });
});

describe('a link to set a password', () => {
  it('is checked by its fragment, which no request address holds', async () => {
    const { newPassword: machine } = await start({ 'POST /password-link': works });
    const { actor, until } = run(machine);
    await until('editing');
    expect([actor.getSnapshot().context.link, await bodies()]).toEqual([
      { token: 'tok-1', purpose: 'first' },
      [['POST /password-link', { token: 'tok-1' }]],
    ]);
  });

  it('leaves the address as soon as it is read', async () => {
    const { newPassword: machine } = await start({ 'POST /password-link': works });
    const { until } = run(machine);
    await until('editing');
    expect([location.pathname, location.hash]).toEqual(['/new-password', '']);
  });

  it('counts as unknown without a fragment, without a call', async () => {
    history.replaceState(null, '', '/new-password');
    const { newPassword: machine } = await start({});
    const { actor, until } = run(machine);
    await until('dead');
    expect([actor.getSnapshot().context.dead, await world.asked()]).toEqual(['unknown', []]);
  });

  it('is checked again when another link opens', async () => {
    const { newPassword: machine } = await start({
      'POST /password-link': (response, count) =>
        count === 1 ? says(410, { message: 'Old', code: 'link_replaced' })(response) : works(response),
    });
    const { actor, until } = run(machine);
    await until('dead');
    expect(actor.getSnapshot().context.dead).toBe('replaced');
    location.hash = '#tok-2';
    await until('editing');
    expect(actor.getSnapshot().context.link?.token).toBe('tok-2');
  });

  it('sets the password, ends the session of this browser, and leaves the address', async () => {
    localStorage.setItem('auth', JSON.stringify({ ...signedInAs('huda'), redirect: null }));
    const { newPassword: machine } = await start({
      'POST /password-link': works,
      'POST /reset-password': says(200, { message: 'Set.' }),
    });
    const { actor, until } = run(machine);
    await until('editing');
    actor.send({ type: 'field.changed', field: 'new_password', value: newPassword });
    actor.send({ type: 'field.changed', field: 'confirm_password', value: newPassword });
    actor.send({ type: 'form.submitted' });
    await until('done');
    expect((await bodies())[1]).toEqual([
      'POST /reset-password',
      { token: 'tok-1', new_password: newPassword, confirm_password: newPassword },
    ]);
    expect([localStorage.getItem('auth'), location.hash, world.session.getSnapshot().context.end]).toEqual([
      null,
      '',
      'passwordChanged',
    ]);
  });
});
