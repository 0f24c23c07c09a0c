import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../../flows/flow.ts';
import { restingIn } from './machineNames.ts';
import { Rehearsal } from './replay.ts';

/** What happens, and where it leads: written by hand, so that it can tell a machine that is wrong. */
export type Fact = readonly [event: AnyEventObject, state: string];

type Followed = Pick<AnyMachineSnapshot, 'context'> & { did: readonly string[] };

/** Lets one thing happen after the other to the real machine. @returns what it knows in the end, and what it did */
export async function follow(flow: Flow, ...facts: readonly Fact[]): Promise<Followed> {
  const machine = flow.machine.provide({ delays: flow.steady ?? {} });
  const rehearsal = new Rehearsal(machine, flow.calls, flow.effects, flow.input);
  for (const [event, state] of facts) {
    // oxlint-disable-next-line no-await-in-loop -- one thing happens after the other
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
