/** Clock, network and visibility of the page. */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { ClockCommand, PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';

const SECOND = 1_000;

/** Ticks on the server's seconds, so that countdowns agree and windows switch exactly. */
export const tickClock = fromCallback<ClockCommand>(({ sendBack, receive }) => {
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const event: PublicVotingEvent = { type: 'clock.ticked', at: Date.now() };
    sendBack(event);
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, untilNextSecond(Date.now() + offset));
  };
  receive((command) => {
    if (command.offset === null || command.offset === offset) return;
    offset = command.offset;
    wait();
  });
  tick();
  return () => clearTimeout(timer);
});

/** @returns milliseconds, 1 to 1000 */
export function untilNextSecond(now: number): number {
  return SECOND - (((now % SECOND) + SECOND) % SECOND);
}

/** Sends no initial state: the page just loaded, and `onLine` is false for a server on an offline machine. */
export const watchNetwork = fromCallback<AnyEventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: navigator.onLine ? 'network.returned' : 'network.lost' });
  return listen(window, ['online', 'offline'], tell);
});

export const watchVisibility = fromCallback<AnyEventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
  if (document.hidden) tell();
  return listen(document, ['visibilitychange'], tell);
});

/** @returns ends the listening */
export function listen(target: EventTarget, types: readonly string[], listener: () => void): () => void {
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}
