import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  fromCallback,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { Flow } from '../../tests/flows/flow.ts';

type Walk = {
  machine: never;
  /** A counter; each change remounts the page. */
  opening: number;
  /** Snapshot of the page's machine; undefined before the page creates it. */
  snapshot: AnyMachineSnapshot | undefined;
  events: readonly AnyEventObject[];
  send: (event: AnyEventObject) => void;
  /** Remounts the page and sends these events. */
  replayEvents: (events: readonly AnyEventObject[]) => void;
};

/** A page with its real machine, and the events sent to it so far. */
export function useFlowWalk(flow: Flow, viewAfter: (events: readonly AnyEventObject[]) => string): Walk {
  const actor = useRef<AnyActor>(undefined);
  const [{ opening, events }, setWalk] = useState<{ opening: number; events: readonly AnyEventObject[] }>({
    opening: 0,
    events: [],
  });
  const [snapshot, setSnapshot] = useState<AnyMachineSnapshot>();
  const [made, setMade] = useState<AnyActor>();
  const path = useRef(events);
  path.current = events;
  const machine = useMemo(
    () =>
      frozenMachine(flow, (each) => {
        actor.current = each;
        // The page creates its actor during rendering, perhaps later than this frame.
        queueMicrotask(() => setMade(each));
      }) as never,
    // oxlint-disable-next-line react/exhaustive-deps -- a page that is opened anew has a machine of its own
    [flow, opening],
  );

  useEffect(() => {
    if (!made) return undefined;
    for (const event of path.current) made.send(event);
    const updateSnapshot = () => setSnapshot(made.getSnapshot() as AnyMachineSnapshot);
    updateSnapshot();
    const subscription = made.subscribe(updateSnapshot);
    return () => subscription.unsubscribe();
  }, [made]);

  const replayEvents = useCallback(
    (all: readonly AnyEventObject[]) => setWalk((walk) => ({ opening: walk.opening + 1, events: all })),
    [],
  );
  const send = useCallback(
    (event: AnyEventObject) => {
      const all = [...path.current, event];
      if (viewAfter(all) !== viewAfter(path.current)) return replayEvents(all);
      actor.current?.send(event);
      setWalk((walk) => ({ ...walk, events: all }));
    },
    [viewAfter, replayEvents],
  );
  return { machine, opening, snapshot, events, send, replayEvents };
}

const NEVER_MS = 2 ** 31 - 1;

const recordOf = <Value>(names: Iterable<string>, value: Value) =>
  Object.fromEntries([...names].map((name) => [name, value]));

/**
 * The flow's real machine with frozen effects: no calls, no side effects, no timers. Only events sent to its
 * actor change it.
 * `met` receives the actor that a page creates.
 */
function frozenMachine({ machine, effects }: Flow, met: (actor: AnyActor) => void): AnyStateMachine {
  const { actors, delays } = machine.implementations;
  const held = machine.provide({
    actors: recordOf(
      Object.keys(actors ?? {}),
      fromCallback(() => {}),
    ),
    actions: recordOf(effects, () => {}),
    delays: recordOf(Object.keys(delays ?? {}), NEVER_MS),
  });
  const begin = held.getInitialSnapshot.bind(held);
  held.getInitialSnapshot = (scope, input) => {
    met(scope.self as AnyActor);
    return begin(scope, input);
  };
  return held;
}
