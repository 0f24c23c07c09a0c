import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLimits } from '../../server/platform/limits/limitSettings.ts';
import { AccountWorld, type Asked } from '../support/accounts/accountWorld.ts';
import { unreadable } from '../support/accounts/unreadable.ts';
import { failingDisk } from '../support/database/failingDisk.ts';
import { draftToKeep } from '../support/entries/registrationFacts.ts';
import { UploadCalls } from '../support/entries/uploadCalls.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';

let world: AccountWorld;
let token: string;
let audio: string;
let ended: string;
const { disk, wrap } = failingDisk();

beforeAll(async () => {
  world = await AccountWorld.start({}, wrap);
  token = await world.token(await world.lay());
  const calls = new UploadCalls(world);
  audio = await calls.competition('player-of-the-season');
  ended = await calls.competition('the-spoken-word');
});
afterAll(() => world.close());

const { provoked, violations } = provoking();

it('answers everything about drafts with every documented status', async () => {
  const ask = (method: string, competition: string, more: Asked = {}) =>
    world.ask(`/participant/draft/${competition}`, { method, token, ...more });
  const keep = (competition: string, more: Asked = {}) =>
    ask('PUT', competition, { body: draftToKeep, ...more });
  const unknown = { token: `swt_${'A'.repeat(43)}` };
  const check = async (operation: string, status: number, response: Response) =>
    expect(await violations(operation, status, response)).toEqual([]);
  await check('readDraft', 200, await ask('GET', audio));
  await check('keepDraft', 200, await keep(audio));
  await check('readDraft', 200, await ask('GET', audio));
  await check('keepDraft', 409, await keep(audio, { body: { ...draftToKeep, key: 'k'.repeat(20) } }));
  await check('keepDraft', 403, await keep(ended));
  await check('keepDraft', 404, await keep('A'.repeat(22)));
  for (const [status, asked] of unreadable) await check('keepDraft', status, await keep(audio, asked));
  for (const operation of [readIt, keepIt, discardIt]) {
    await check(operation.name, 400, await ask(operation.method, 'x', operation.asked));
    await check(operation.name, 401, await ask(operation.method, audio, { ...operation.asked, ...unknown }));
  }
  disk.works = false;
  await check('readDraft', 503, await ask('GET', audio));
  await check('keepDraft', 503, await keep(audio));
  await check('discardDraft', 503, await ask('DELETE', audio));
  disk.works = true;
  await check('discardDraft', 204, await ask('DELETE', audio));
  for (let time = 0; time < defaultLimits['draft.account'].burst; time += 1) await keep('A'.repeat(22));
  await check('keepDraft', 429, await keep(audio));
  await check('discardDraft', 429, await ask('DELETE', audio));
  expect(unprovoked(provoked)).toEqual([]);
});

const readIt = { name: 'readDraft', method: 'GET', asked: {} };
const keepIt = { name: 'keepDraft', method: 'PUT', asked: { body: draftToKeep } };
const discardIt = { name: 'discardDraft', method: 'DELETE', asked: {} };
