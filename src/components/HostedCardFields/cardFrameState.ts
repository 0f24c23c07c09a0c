import type { CardFrameEvent } from './cardFrame.ts';

/** `waiting`: there is nothing to pay yet. `settled`: a payment was made or may have been; nothing more is typed here. */
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

/** How the frame stands after what has been heard from it, or not heard in time. */
export const cardFrameState = {
  after,
  timedOut: (before: CardFrameState): CardFrameState => (before === 'loading' ? 'unreachable' : before),
};
