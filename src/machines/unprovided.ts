/** Placeholders for effects: `app/flows` provides the real ones, and a test asserts that none is left. */
import {
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  StateMachine,
} from 'xstate';

const placeholders = new WeakSet<object>();

function tagged<Placeholder extends object>(placeholder: Placeholder): Placeholder {
  placeholders.add(placeholder);
  return placeholder;
}

const missing = (name: string) => new Error(`${name} was not provided`);

/** Placeholder for a call. */
export function unprovidedPromise<Output, Input = NonReducibleUnknown>(name: string) {
  return tagged(fromPromise<Output, Input>(() => Promise.reject(missing(name))));
}

/** Placeholder for a stream, lock, clock or watcher. */
export function unprovidedCallback<
  Input = NonReducibleUnknown,
  Received extends AnyEventObject = AnyEventObject,
>(name: string) {
  return tagged(
    fromCallback<Received, Input>(() => {
      throw missing(name);
    }),
  );
}

/** Placeholder for an action. */
export function unprovidedAction(name: string) {
  return tagged((): void => {
    throw missing(name);
  });
}

/** Names of the actors and actions that are still placeholders, including those of invoked machines. */
export function unprovidedIn(machine: AnyStateMachine): string[] {
  const { actors, actions } = machine.implementations;
  return [...Object.entries(actors ?? {}), ...Object.entries(actions ?? {})].flatMap(
    ([name, implementation]) => {
      if (isPlaceholder(implementation)) return [name];
      return isMachine(implementation) ? unprovidedIn(implementation).map((each) => `${name}.${each}`) : [];
    },
  );
}

const isMachine = (implementation: unknown): implementation is AnyStateMachine =>
  implementation instanceof StateMachine;

const isPlaceholder = (implementation: unknown) =>
  (typeof implementation === 'object' || typeof implementation === 'function') &&
  implementation !== null &&
  placeholders.has(implementation);
