import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { rememberTab, watchTab } from './voterTab.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** What a tab says about itself while it is watched, and after its page did `meanwhile`. */
function toldBy(meanwhile: () => void = () => {}): string[] {
  const told: string[] = [];
  const watching = createActor(
    createMachine({
      invoke: { src: watchTab },
      on: { '*': { actions: ({ event }) => told.push(event.type) } },
    }),
  ).start();
  meanwhile();
  watching.stop();
  window.dispatchEvent(new Event('focus'));
  return told;
}

it('a tab that a person opened does not come back from a checkout', () => {
  expect(toldBy()).toEqual([]);
});

it('a tab that was in our checkout comes back, also after a reload', () => {
  rememberTab();
  expect([toldBy(), toldBy()]).toEqual([['tab.returned'], ['tab.returned']]);
});

it('a tab comes back when its address names the order', () => {
  history.replaceState(null, '', '/vote?order=abc');
  expect(toldBy()).toEqual(['tab.returned']);
});

it('a tab reports that the voter looks at it, until it is left', () => {
  const looks = () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  expect(toldBy(looks)).toEqual(['tab.shown', 'tab.shown']);
});
