import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../support/accounts/accountWorld.ts';
import { unreadable } from '../support/accounts/unreadable.ts';
import { formOf, passport, person, signUp, song } from '../support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../support/entries/uploadCalls.ts';
import { fullDisk } from '../support/database/failingDisk.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';

let world: AccountWorld;
let audio: string;
let ended: string;
const { disk, wrap } = fullDisk();

beforeAll(async () => {
  world = await AccountWorld.start({}, wrap);
  const calls = new UploadCalls(world);
  audio = await calls.competition('player-of-the-season');
  ended = await calls.competition('the-spoken-word');
});
afterAll(() => world.close());

const { provoked, violations } = provoking();

it('answers questions about a registration with every documented status', async () => {
  const check = (comp_id: string, { key = newForm(), browser = newBrowser(), ...more } = {}) =>
    world.ask('/signup/check', {
      body: { ...person(), comp_id },
      headers: { 'idempotency-key': key },
      browser,
      ...more,
    });
  expect(await violations('checkSignup', 200, await check(audio))).toEqual([]);
  expect(await violations('checkSignup', 400, await check(audio, { key: 'short' }))).toEqual([]);
  const token = `swt_${'A'.repeat(43)}`;
  expect(
    await violations(
      'checkSignup',
      401,
      await world.ask('/signup/check', { body: { comp_id: audio }, token }),
    ),
  ).toEqual([]);
  expect(await violations('checkSignup', 403, await check(ended))).toEqual([]);
  expect(await violations('checkSignup', 404, await check('A'.repeat(22)))).toEqual([]);
  for (const [status, asked] of unreadable)
    expect(await violations('checkSignup', status, await world.ask('/signup/check', asked))).toEqual([]);
  const browser = newBrowser();
  for (let time = 0; time < 10; time += 1) await check(audio, { browser });
  expect(await violations('checkSignup', 429, await check(audio, { browser }))).toEqual([]);
  disk.works = false;
  expect(await violations('checkSignup', 503, await check(audio))).toEqual([]);
  disk.works = true;
});

it('answers corrections of a registration with every documented status', async () => {
  const operation = 'correctSignupContact';
  const key = newForm();
  const typed = person();
  const form = formOf({ ...typed, comp_id: audio }, { media_file: song(), id_passport_url: passport() });
  expect((await signUp(world, form, { key })).status).toBe(200);
  const correct = (value: string, headers = { 'idempotency-key': key }) => {
    const body = { comp_id: audio, civil_id: typed.civil_id, field: 'phone_number', value };
    return world.ask('/signup/contact', { body, headers });
  };
  expect(await violations(operation, 200, await correct('+96895000001'))).toEqual([]);
  expect(
    await violations(operation, 400, await correct('+96895000001', { 'idempotency-key': 'short' })),
  ).toEqual([]);
  expect(
    await violations(operation, 404, await correct('+96895000001', { 'idempotency-key': newForm() })),
  ).toEqual([]);
  for (const [status, asked] of unreadable)
    expect(await violations(operation, status, await world.ask('/signup/contact', asked))).toEqual([]);
  disk.works = false;
  expect(await violations(operation, 503, await correct('+96895000002'))).toEqual([]);
  disk.works = true;
  expect((await world.confirm(typed.email)).status).toBe(200);
  expect(await violations(operation, 410, await correct('+96895000002'))).toEqual([]);
  for (let time = 0; time < 3; time += 1) await correct('+96895000002');
  expect(await violations(operation, 429, await correct('+96895000002'))).toEqual([]);
  expect(unprovoked(provoked)).toEqual([]);
});
