import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { devices } from '../../../tests/support/accountFacts.ts';
import { deviceListPaths } from '../../../tests/support/accountPaths.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { deviceListMachine } from './deviceListMachine.ts';

const paths = deviceListPaths();

describe('paths through the signed-in devices', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(deviceListMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(deviceListMachine, ['loadDevices', 'revokeDevice']);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});

async function start() {
  const calls = new HeldCalls();
  const machine = deviceListMachine.provide({
    actors: { loadDevices: calls.actor('loadDevices'), revokeDevice: calls.actor('revokeDevice') },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadDevices', devices);
  const other = devices[1];
  actor.send({ type: 'revoke.requested', id: other.id });
  return { calls, other, context: () => actor.getSnapshot().context };
}

describe('signing a device out', () => {
  it('takes it from the list', async () => {
    const { calls, context, other } = await start();
    expect(context().revoking).toBe(other.id);
    await calls.answer('revokeDevice', null);
    expect(context()).toEqual({ devices: [devices[0]], revoking: null, trouble: null });
  });

  it('that was signed out already takes it from the list too', async () => {
    const { calls, context } = await start();
    await calls.refuse('revokeDevice', httpError({ status: 404 }));
    expect(context().devices).toEqual([devices[0]]);
  });

  it('that fails leaves it there and says so', async () => {
    const { calls, context } = await start();
    await calls.refuse('revokeDevice', networkError);
    expect(context()).toEqual({ devices, revoking: null, trouble: { word: 'network' } });
  });
});
