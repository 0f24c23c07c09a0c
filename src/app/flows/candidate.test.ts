import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountWorld,
  run,
  says,
  startAccountWorld,
} from '../../../tests/support/accounts/accountFlows.ts';
import { devices, passwords, profile, signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { smallConfig } from '../../../tests/support/votePage/smallBoard.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { candidateFlows, createCandidateFlows } from './candidate.ts';

const huda = signedInAs('huda');
const bearer = `Bearer ${huda.token}`;
let world: AccountWorld;
beforeEach(() => {
  history.replaceState(null, '', '/profile?from=mail');
  localStorage.setItem('auth', JSON.stringify({ ...huda, redirect: null }));
});
afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await world.close();
});

type Answers = Parameters<typeof startAccountWorld>[0];
async function start(answers: Answers) {
  world = await startAccountWorld(answers);
  return createCandidateFlows(world.base, world.session);
}
const refusal = says(401, { message: 'Unauthenticated.', code: 'unauthenticated', request_id: 'r' });
const calls = async () => (await world.asked()).map(({ call, authorization }) => [call, authorization]);

it('What a candidate does leaves no effect unprovided', async () => {
  world = await startAccountWorld({});
  expect(Object.values(candidateFlows).flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

describe('the own profile', () => {
  const adminHere: Answers[string] = (response) =>
    says(200, { ...smallConfig(), admin_origin: new URL(world.base).origin })(response);

  it('is read with the token and updates the name in the header', async () => {
    const { profileEdit } = await start({ 'GET /profile': says(200, { data: profile }) });
    const { actor, until } = run(profileEdit);
    await until('viewing');
    expect([actor.getSnapshot().context.profile, await calls()]).toEqual([
      profile,
      [['GET /profile', bearer]],
    ]);
    expect(world.session.getSnapshot().context.signedIn?.user).toEqual({
      id: profile.id,
      full_name: profile.full_name,
      image_url: profile.image_url,
    });
  });

  it('is sent to the admin host without empty fields, and with the date at midnight UTC', async () => {
    const saved = { ...profile, full_name: 'Huda A.' };
    const { profileEdit } = await start({
      'GET /profile': says(200, { data: profile }),
      'GET /config': adminHere,
      'POST /profile/updateProfile': says(200, { message: 'Saved', data: { data: saved } }),
    });
    const { actor, until } = run(profileEdit);
    await until('viewing');
    actor.send({ type: 'edit.requested' });
    actor.send({ type: 'field.changed', field: 'full_name', value: 'Huda A.' });
    actor.send({ type: 'field.changed', field: 'address', value: '' });
    actor.send({ type: 'form.submitted' });
    await until({ viewing: 'saved' });
    expect(actor.getSnapshot().context.profile).toEqual(saved);
    const sent = (await world.asked()).at(-1)!;
    const form = sent.body.toString();
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]),
    );
    expect([sent.authorization, fields]).toEqual([
      bearer,
      {
        full_name: 'Huda A.',
        user_dob: '1999-04-01T00:00:00.000Z',
        country_id: '1',
        image_url: profile.image_url,
      },
    ]);
  });

  async function editUntilRefused() {
    const { profileEdit } = await start({
      'GET /profile': says(200, { data: profile }),
      'GET /config': adminHere,
      'POST /profile/updateProfile': refusal,
      'POST /logout': says(200, { message: 'Logged out.' }),
    });
    const { actor, until } = run(profileEdit);
    await until('viewing');
    actor.send({ type: 'edit.requested' });
    actor.send({ type: 'field.changed', field: 'address', value: 'Ruwi' });
    actor.send({ type: 'form.submitted' });
    await until('signedOut');
    return profileEdit;
  }

  it('keeps an unfinished edit for the next login', async () => {
    const profileEdit = await editUntilRefused();
    world.session.send({ type: 'login.succeeded', signedIn: huda });
    const { actor, until } = run(profileEdit);
    await until('editing');
    expect(actor.getSnapshot().context).toMatchObject({ isResumed: true, values: { address: 'Ruwi' } });
    actor.send({ type: 'edit.cancelled' });
    expect(sessionStorage.length).toBe(0);
  });

  it('leaves no draft when its owner logs out', async () => {
    await editUntilRefused();
    world.session.send({ type: 'login.succeeded', signedIn: huda });
    expect(sessionStorage.getItem('sawt.profile')).toContain('Ruwi');
    world.session.send({ type: 'logout.requested' });
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps no draft of a reverted edit', async () => {
    const { profileEdit } = await start({ 'GET /profile': says(200, { data: profile }) });
    const { actor, until } = run(profileEdit);
    await until('viewing');
    actor.send({ type: 'edit.requested' });
    actor.send({ type: 'field.changed', field: 'address', value: 'Ruwi' });
    expect(sessionStorage.length).toBe(1);
    actor.send({ type: 'field.changed', field: 'address', value: profile.address ?? '' });
    expect(sessionStorage.length).toBe(0);
  });

  it('ends a refused session once, and keeps the path', async () => {
    const { profileEdit, deviceList } = await start({ 'GET /profile': refusal, 'GET /session': refusal });
    const page = run(profileEdit);
    const card = run(deviceList);
    await Promise.all([page.until('signedOut'), card.until('failed')]);
    expect(world.session.getSnapshot()).toMatchObject({
      value: 'anonymous',
      context: { signedIn: null, redirect: '/profile?from=mail', end: 'refused' },
    });
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({
      user: null,
      token: null,
      redirect: '/profile?from=mail',
    });
  });
});

describe('a change of password', () => {
  it('sends all three passwords, signs out and opens the login', async () => {
    const { passwordChange } = await start({
      'POST /profile/change-password': says(200, { message: 'Changed.' }),
    });
    const { actor, until } = run(passwordChange);
    for (const [field, value] of Object.entries(passwords))
      actor.send({ type: 'field.changed', field: field as keyof typeof passwords, value });
    actor.send({ type: 'form.submitted' });
    await until('changed');
    expect([localStorage.getItem('auth'), world.session.getSnapshot().context.end]).toEqual([
      null,
      'passwordChanged',
    ]);
    await until('leaving');
    const asked = (await world.asked()).find(({ call }) => call === 'POST /profile/change-password');
    expect([location.pathname, asked?.authorization, JSON.parse(String(asked?.body))]).toEqual([
      '/login',
      bearer,
      passwords,
    ]);
  });
});

describe('the devices', () => {
  it('are listed and signed out by id', async () => {
    const [, there] = devices;
    const { deviceList } = await start({
      'GET /session': says(200, { data: devices }),
      [`DELETE /session/${there.id}`]: says(200, { message: 'Signed out.' }),
    });
    const { actor, until } = run(deviceList);
    await until('listed');
    actor.send({ type: 'revoke.requested', id: there.id });
    await until('revoking');
    await until('listed');
    expect([actor.getSnapshot().context.devices, await calls()]).toEqual([
      [devices[0]],
      [
        ['GET /session', bearer],
        [`DELETE /session/${there.id}`, bearer],
      ],
    ]);
  });
});
