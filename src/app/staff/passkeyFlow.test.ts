import { afterEach, expect, it } from 'vitest';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { SoftPasskey } from '../../../tests/support/passkeys/softPasskey.ts';
import { factors, passkeyOffer } from '../../../tests/support/staff/ownAccessFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createPasskeyFlow } from './passkeyFlow.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
afterEach(() => api.close());

const made = new SoftPasskey('https://staff.sawt.example').make(passkeyOffer, 'Chrome, macOS');

async function start(result: object) {
  const [laptop] = factors.passkeys;
  api = await startStaffApi({
    'GET /factor': [200, factors],
    'POST /passkey/offer': [200, passkeyOffer],
    'POST /passkey': [204, null],
    [`DELETE /passkey/${laptop!.id}`]: [204, null],
  });
  const passkeys = {
    make: () => Promise.resolve(result as { done: typeof made }),
    sign: () => Promise.reject(new Error('not asked for')),
  };
  const flow = run(createPasskeyFlow(api.client, createStepUps(api.client), passkeys));
  await flow.until('listed');
  flow.actor.send({ type: 'add.requested' });
  await flow.until('naming');
  return { ...flow, laptop: laptop! };
}

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  expect(unprovidedIn(createPasskeyFlow(api.client, createStepUps(api.client)))).toEqual([]);
});

it('adds the passkey that the browser made, and removes one', async () => {
  const { actor, until, laptop } = await start({ done: made });
  actor.send({ type: 'form.submitted' });
  await until('listed');
  actor.send({ type: 'remove.requested', id: laptop.id });
  actor.send({ type: 'remove.confirmed' });
  await until('listed');
  expect((await api.asked()).map(({ call, body }) => [call, body])).toEqual([
    ['GET /factor', null],
    ['POST /passkey/offer', null],
    ['POST /passkey', made],
    ['GET /factor', null],
    [`DELETE /passkey/${laptop.id}`, null],
    ['GET /factor', null],
  ]);
});

it('sends nothing when the browser made none', async () => {
  const { actor, until } = await start({ stopped: 'known' });
  actor.send({ type: 'form.submitted' });
  await until({ naming: 'ready' });
  expect([actor.getSnapshot().context.stop, (await api.asked()).length]).toEqual(['known', 2]);
});
