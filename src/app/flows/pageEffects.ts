/** What the browser tells the vote about this page: time, network, visibility. */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { ClockCommand, PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';

const SECOND = 1_000;

/** Ticks with the seconds of the server, so that countdowns turn together and windows switch on the second. */
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

/** Milliseconds, 1 to 1000. */
export function untilNextSecond(now: number): number {
  return SECOND - (((now % SECOND) + SECOND) % SECOND);
}

/** Says nothing at the start: the page has just come from the server, which may well live on this very machine. */
export const watchNetwork = fromCallback<AnyEventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: navigator.onLine ? 'network.returned' : 'network.lost' });
  return listen(window, ['online', 'offline'], tell);
});

export const watchVisibility = fromCallback<AnyEventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
  if (document.hidden) tell();
  return listen(document, ['visibilitychange'], tell);
});

function listen(target: EventTarget, types: readonly string[], listener: () => void): () => void {
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}
