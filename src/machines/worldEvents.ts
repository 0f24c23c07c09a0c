/** Events that xstate raises itself, by its own names. */
import type { AnyEventObject } from 'xstate';

/** A call succeeded. */
export const answered = (actor: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

/** A call failed. */
export const refused = (actor: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error,
});

/** A named delay elapsed in a state. */
export const elapsed = (delay: string, state: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${state}`,
});
