import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../../flows/flow.ts';
import { restingIn } from './machineNames.ts';
import { Rehearsal } from './replay.ts';

/**
 * An event and the state that must follow. People write them, so they can show that the machine itself is
 * wrong.
 */
export type Fact = readonly [event: AnyEventObject, state: string];

type Followed = Pick<AnyMachineSnapshot, 'context'> & { did: readonly string[] };

/**
 * Sends the events to the real machine in turn and checks the state after each.
 * @returns its last context and its effects
 */
export async function follow(flow: Flow, ...facts: readonly Fact[]): Promise<Followed> {
  const machine = flow.machine.provide({ delays: flow.steady ?? {} });
  const rehearsal = new Rehearsal(machine, flow.calls, flow.effects, flow.input);
  for (const [event, state] of facts) {
    // oxlint-disable-next-line no-await-in-loop -- events follow one another
    await rehearsal.happen(event);
    const states = restingIn(rehearsal.actor.getSnapshot());
    expect({ event: event.type, states }).toEqual({
      event: event.type,
      states: expect.arrayContaining([state]),
    });
  }
  const { context } = rehearsal.actor.getSnapshot() as AnyMachineSnapshot;
  rehearsal.actor.stop();
  return { context, did: rehearsal.did };
}
