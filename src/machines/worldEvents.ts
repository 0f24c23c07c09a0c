/** Events that the world raises by itself, by the names that xstate gives them. */
import type { AnyEventObject } from 'xstate';

/** A call has answered. */
export const answered = (actor: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

/** A call has failed. */
export const refused = (actor: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error,
});

/** A named delay of a state has passed. */
export const elapsed = (delay: string, state: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${state}`,
});
