import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../support/accounts/accountWorld.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';
import { newForm, UploadCalls } from '../support/entries/uploadCalls.ts';

let world: AccountWorld;
let audio: string;
let ended: string;

beforeAll(async () => {
  world = await AccountWorld.start();
  const calls = new UploadCalls(world);
  audio = await calls.competition('player-of-the-season');
  ended = await calls.competition('the-spoken-word');
});
afterAll(() => world.close());

const { provoked, violations } = provoking();

it('answers the beginning of a registration with every documented status', async () => {
  const begin = (comp_id: string, key = newForm(), browser = newBrowser()) =>
    world.ask('/signup/begin', { body: { comp_id }, headers: { 'idempotency-key': key }, browser });
  expect(await violations('beginRegistration', 200, await begin(audio))).toEqual([]);
  expect(await violations('beginRegistration', 400, await begin(audio, 'short'))).toEqual([]);
  expect(await violations('beginRegistration', 403, await begin(ended))).toEqual([]);
  expect(await violations('beginRegistration', 404, await begin('A'.repeat(22)))).toEqual([]);
  expect(await violations('beginRegistration', 422, await begin('x'))).toEqual([]);
  const large = await world.ask('/signup/begin', { body: { comp_id: 'x'.repeat(100_000) } });
  expect(await violations('beginRegistration', 413, large)).toEqual([]);
  const text = await world.ask('/signup/begin', { body: 'x', headers: { 'content-type': 'text/plain' } });
  expect(await violations('beginRegistration', 415, text)).toEqual([]);
  const browser = newBrowser();
  for (let time = 0; time < 60; time += 1) await begin(audio, newForm(), browser);
  expect(await violations('beginRegistration', 429, await begin(audio, newForm(), browser))).toEqual([]);
  expect(unprovoked(provoked)).toEqual([]);
});
