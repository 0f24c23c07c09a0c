import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { devices } from '../../../tests/support/accounts/accountFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { deviceListFlow } from '../../../tests/flows/deviceList/deviceListFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { deviceListMachine } from './deviceListMachine.ts';

walkMachine(deviceListFlow);

async function start() {
  const calls = new HeldCalls();
  const machine = deviceListMachine.provide({
    actors: { loadDevices: calls.actor('loadDevices'), revokeDevice: calls.actor('revokeDevice') },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadDevices', devices);
  const other = devices[1];
  actor.send({ type: 'revoke.requested', id: other.id });
  return { calls, other, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

it('the devices can be reloaded after a failure', async () => {
  const calls = new HeldCalls();
  const actor = createActor(
    deviceListMachine.provide({ actors: { loadDevices: calls.actor('loadDevices') } }),
  );
  actor.start();
  await calls.refuse('loadDevices', networkError);
  const { value, context } = actor.getSnapshot();
  expect([value, context.formError]).toEqual(['failed', { word: 'network' }]);
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('loading');
  await calls.answer('loadDevices', devices);
  expect(actor.getSnapshot().context.formError).toBeNull();
});

describe('signing a device out', () => {
  it('takes it from the list', async () => {
    const { calls, value, context, other } = await start();
    expect(context().revoking).toBe(other.id);
    await calls.answer('revokeDevice', null);
    expect([value(), context()]).toEqual([
      'listed',
      { devices: [devices[0]], revoking: null, formError: null },
    ]);
  });

  it('also removes an already signed-out device from the list', async () => {
    const { calls, value, context } = await start();
    await calls.refuse('revokeDevice', httpError({ status: 404 }));
    expect([value(), context().devices]).toEqual(['listed', [devices[0]]]);
  });

  it('keeps the device after a failure, and reports it', async () => {
    const { calls, value, context } = await start();
    await calls.refuse('revokeDevice', networkError);
    expect([value(), context()]).toEqual([
      'listed',
      { devices, revoking: null, formError: { word: 'network' } },
    ]);
  });
});
