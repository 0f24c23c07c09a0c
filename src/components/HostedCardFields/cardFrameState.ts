import type { CardFrameEvent } from './cardFrame.ts';

/** `waiting`: nothing to pay yet. `settled`: a payment was made, or may have been; the form is closed. */
export type CardFrameState =
  | 'waiting'
  | 'loading'
  | 'ready'
  | 'busy'
  | 'challenge'
  | 'settled'
  | 'unreachable';

function after(before: CardFrameState, event: CardFrameEvent): CardFrameState {
  if (event.event === 'ready') return 'ready';
  if (event.event === 'submitting') return 'busy';
  if (event.event === 'challenge') return 'challenge';
  if (event.event !== 'finished') return before;
  return event.outcome === 'paid' || event.outcome === 'unknown' ? 'settled' : 'ready';
}

/** State of the frame after its events and timeouts. */
export const cardFrameState = {
  after,
  timedOut: (before: CardFrameState): CardFrameState => (before === 'loading' ? 'unreachable' : before),
};
