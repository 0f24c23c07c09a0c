import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../../tests/flows/flow.ts';
import { shortestPaths } from '../../tests/support/models/model.ts';
import { restingIn } from '../../tests/support/models/machineNames.ts';

/** Events that can happen in a state, from the flow's catalogue of outcomes, without duplicates. */
export function possibleEvents(flow: Flow, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const heard = new Set<string>(snapshot._nodes.flatMap((node) => node.ownEvents));
  const possible = flow.walks.flatMap(({ events, possible: inWalk }) =>
    events
      .filter(({ type }) => heard.has(type))
      .filter((event) => inWalk?.(snapshot, event) ?? true)
      .filter((event) => flow.offered?.(snapshot, event) ?? true),
  );
  return [...new Map(possible.map((event) => [JSON.stringify(event), event])).values()];
}

export type WayTo = { state: string; events: readonly AnyEventObject[] };

/** The shortest path to each state in which the machine can rest. */
export function pathsToStates(flow: Flow): WayTo[] {
  const ways = new Map<string, readonly AnyEventObject[]>();
  const paths = flow.walks.flatMap((walk) => shortestPaths(flow.machine, { ...walk, input: flow.input }));
  for (const { steps } of paths) {
    steps.forEach(({ state }, index) => {
      const events = steps.slice(1, index + 1).map(({ event }) => event);
      for (const name of restingIn(state)) {
        const known = ways.get(name);
        if (!known || events.length < known.length) ways.set(name, events);
      }
    });
  }
  return [...ways].map(([state, events]) => ({ state, events }));
}
