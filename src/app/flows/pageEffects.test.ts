import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyEventObject, createActor, sendTo, setup } from 'xstate';
import { tickClock, untilNextSecond, watchNetwork, watchVisibility } from './pageEffects.ts';

/** Starts an effect below a parent that records its events and can send it one. */
function start(effect: AnyActorLogic) {
  const heard: AnyEventObject[] = [];
  const parent = setup({
    actors: { effect },
    actions: {
      note: ({ event }) => {
        heard.push(event);
      },
      pass: sendTo('effect', ({ event }) => event),
    },
  }).createMachine({
    invoke: { id: 'effect', src: 'effect' },
    on: { 'offset.learned': { actions: 'pass' }, '*': { actions: 'note' } },
  });
  const actor = createActor(parent).start();
  return { actor, heard, taken: () => heard.splice(0) };
}

describe('the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 5_300 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ticks at once, and then on every full second', () => {
    const { actor, taken } = start(tickClock);
    expect(taken()).toEqual([{ type: 'clock.ticked', at: 5_300 }]);
    vi.advanceTimersByTime(2_700);
    expect(taken()).toEqual([6_000, 7_000, 8_000].map((at) => ({ type: 'clock.ticked', at })));
    actor.stop();
    vi.advanceTimersByTime(5_000);
    expect(taken()).toEqual([]);
  });

  it("ticks on the server's seconds once it knows the offset", () => {
    const { actor, taken } = start(tickClock);
    taken();
    actor.send({ type: 'offset.learned', offset: 450 });
    vi.advanceTimersByTime(1_250);
    expect(taken()).toEqual([5_550, 6_550].map((at) => ({ type: 'clock.ticked', at })));
    actor.send({ type: 'offset.learned', offset: null });
    vi.advanceTimersByTime(1_000);
    expect(taken()).toEqual([{ type: 'clock.ticked', at: 7_550 }]);
    actor.stop();
  });

  it('always waits at least one millisecond, also if the server is far behind', () => {
    expect([0, 1, 999, 1_000, -1, -300].map(untilNextSecond)).toEqual([1_000, 999, 1, 1_000, 1, 300]);
  });
});

describe('the network', () => {
  it('reports loss and return, but no initial state', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { actor, taken } = start(watchNetwork);
    expect(taken()).toEqual([]);
    window.dispatchEvent(new Event('offline'));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(taken()).toEqual([{ type: 'network.lost' }, { type: 'network.returned' }]);
    actor.stop();
    window.dispatchEvent(new Event('online'));
    expect(taken()).toEqual([]);
    onLine.mockRestore();
  });
});

describe('the tab', () => {
  it('reports hidden and shown, and at the start only hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { actor, taken } = start(watchVisibility);
    expect(taken()).toEqual([{ type: 'tab.hidden' }]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(taken()).toEqual([{ type: 'tab.shown' }]);
    actor.stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(taken()).toEqual([]);
    hidden.mockRestore();
  });
});
