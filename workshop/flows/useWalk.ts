import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../../tests/flows/flow.ts';
import { heldMachine } from './heldMachine.ts';

type Walk = {
  machine: never;
  /** Changes to remount the page. */
  opening: number;
  /** Snapshot of the page's machine; undefined before the page creates it. */
  snapshot: AnyMachineSnapshot | undefined;
  events: readonly AnyEventObject[];
  send: (event: AnyEventObject) => void;
  /** Remounts the page and sends these events. */
  goThrough: (events: readonly AnyEventObject[]) => void;
};

/** A page with its real machine, and the events sent to it so far. */
export function useWalk(flow: Flow, viewAfter: (events: readonly AnyEventObject[]) => string): Walk {
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
      heldMachine(flow, (each) => {
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
    const look = () => setSnapshot(made.getSnapshot() as AnyMachineSnapshot);
    look();
    const subscription = made.subscribe(look);
    return () => subscription.unsubscribe();
  }, [made]);

  const goThrough = useCallback(
    (all: readonly AnyEventObject[]) => setWalk((walk) => ({ opening: walk.opening + 1, events: all })),
    [],
  );
  const send = useCallback(
    (event: AnyEventObject) => {
      const all = [...path.current, event];
      if (viewAfter(all) !== viewAfter(path.current)) return goThrough(all);
      actor.current?.send(event);
      setWalk((walk) => ({ ...walk, events: all }));
    },
    [viewAfter, goThrough],
  );
  return { machine, opening, snapshot, events, send, goThrough };
}
