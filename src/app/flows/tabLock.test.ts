// @vitest-environment node
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { type Actor, createActor, fromCallback, waitFor } from 'xstate';
import { tabGuardMachine } from '../../machines/tabGuard/tabGuardMachine.ts';
import { claimByChannel } from './tabChannel.ts';
import type { Claim, Tell } from './tabClaim.ts';
import { claimByLock, claimVote, talkToTabs } from './tabLock.ts';

/** What "at once" may take: closing the active tab hands over within two seconds (decision D34). */
const HANDOVER_MS = 2_000;

/** A tab with the types of the events it received; `heard` waits for an event of a type. */
function openTab(open: (tell: Tell) => Claim) {
  const received: string[] = [];
  const waiting = new Map<string, () => void>();
  const claim = open(({ type }) => {
    received.push(type);
    waiting.get(type)?.();
  });
  const heard = (type: string) =>
    received.includes(type) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(type, resolve));
  return { received, heard, ...claim };
}
type Tab = ReturnType<typeof openTab>;

const holders = (tabs: readonly Tab[]) => tabs.filter(({ received }) => received.at(-1) === 'claim.granted');

async function elapsedUntil(event: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await event;
  return performance.now() - start;
}

describe.each([
  ['Web Locks', (tell: Tell) => claimByLock(navigator.locks, tell)],
  ['a channel alone', (tell: Tell) => claimByChannel(tell, 'test.claims')],
])('twelve tabs opened at once, elected by %s', (_, claim) => {
  it('leave exactly one active, and another takes over within two seconds', async () => {
    const tabs = Array.from({ length: 12 }, () => openTab(claim));
    await Promise.any(tabs.map((tab) => tab.heard('claim.granted')));
    const [first] = holders(tabs);
    const others = tabs.filter((tab) => tab !== first);
    await Promise.all(others.map((tab) => tab.heard('claim.refused')));
    expect([holders(tabs).length, others.some(({ received }) => received.includes('claim.granted'))]).toEqual(
      [1, false],
    );

    const handover = elapsedUntil(Promise.any(others.map((tab) => tab.heard('claim.granted'))));
    first?.leave();
    expect(await handover).toBeLessThan(HANDOVER_MS);
    expect(holders(others)).toHaveLength(1);
    for (const tab of others) tab.leave();
  });
});

describe.each([
  ['Web Locks', (tell: Tell) => claimByLock(navigator.locks, tell)],
  ['a channel alone', (tell: Tell) => claimByChannel(tell, 'test.taking')],
])('a tab that takes the vote, by %s', (_, claim) => {
  it('has it at once; the other tab learns that it was taken, and can take it back', async () => {
    const first = openTab(claim);
    await first.heard('claim.granted');
    const second = openTab(claim);
    await second.heard('claim.refused');
    second.take();
    await Promise.all([second.heard('claim.granted'), first.heard('claim.taken')]);
    expect([first.received, second.received]).toEqual([
      ['claim.granted', 'claim.taken'],
      ['claim.refused', 'claim.granted'],
    ]);

    first.take();
    await second.heard('claim.taken');
    expect([first.received.at(-1), second.received.at(-1)]).toEqual(['claim.granted', 'claim.taken']);
    first.leave();
    await expect.poll(() => second.received.at(-1), { timeout: HANDOVER_MS }).toBe('claim.granted');
    second.leave();
  });

  it('takes it at once where it claims and takes in one breath, and loses nothing to itself', async () => {
    const first = openTab(claim);
    await first.heard('claim.granted');
    const second = openTab(claim);
    second.take();
    await Promise.all([second.heard('claim.granted'), first.heard('claim.taken')]);
    second.take();
    await expect.poll(() => second.received.filter((type) => type === 'claim.granted').length).toBe(2);
    expect(second.received).not.toContain('claim.taken');
    for (const tab of [second, first]) tab.leave();
  });
});

describe('without Web Locks', () => {
  it('a crashed tab is replaced within two seconds', async () => {
    const channel = 'test.death';
    const dying = new Worker(new URL('./channelClaimant.support.ts', import.meta.url), {
      workerData: channel,
    });
    expect(await once(dying, 'message')).toEqual(['claim.granted']);
    const tab = openTab((tell) => claimByChannel(tell, channel));
    await tab.heard('claim.refused');
    const handover = elapsedUntil(tab.heard('claim.granted'));
    await dying.terminate();
    expect(await handover).toBeLessThan(HANDOVER_MS);
    tab.leave();
  });

  it('a later claim never takes the vote from a tab that has it', async () => {
    const channel = 'test.late';
    const first = openTab((tell) => claimByChannel(tell, channel));
    await first.heard('claim.granted');
    const later = Array.from({ length: 3 }, () => openTab((tell) => claimByChannel(tell, channel)));
    await Promise.all(later.map((tab) => tab.heard('claim.refused')));
    expect([first.received, ...later.map((tab) => tab.received[0])]).toEqual([
      ['claim.granted'],
      'claim.refused',
      'claim.refused',
      'claim.refused',
    ]);
    for (const tab of [first, ...later]) tab.leave();
  });
});

describe('two tabs with their guards', () => {
  const guard = tabGuardMachine.provide({
    actors: { claimVote, talkToTabs, watchTab: fromCallback(() => {}) },
    actions: { closeTab: () => {}, rememberTab: () => {} },
  });
  const is = (tab: Actor<typeof guard>, state: 'active' | 'blocked') =>
    waitFor(tab, (snapshot) => snapshot.matches(state));

  it('elect one; the blocked tab calls it and takes over when it closes', async () => {
    const [first, second] = [createActor(guard).start(), createActor(guard)];
    await is(first, 'active');
    second.start();
    await is(second, 'blocked');

    second.send({ type: 'original.requested' });
    await waitFor(first, (snapshot) => snapshot.matches({ active: 'called' }));
    expect(second.getSnapshot().value).toEqual({ blocked: 'toldOriginal' });

    const handover = elapsedUntil(is(second, 'active'));
    first.stop();
    expect(await handover).toBeLessThan(HANDOVER_MS);
    second.stop();
  });

  it('hand the vote to the tab that came back from the checkout, and back to the one in sight', async () => {
    const [opener, back] = [createActor(guard).start(), createActor(guard)];
    await is(opener, 'active');
    back.start();
    back.send({ type: 'tab.returned' });
    await is(back, 'active');
    await waitFor(opener, (snapshot) => snapshot.matches('resting'));

    opener.send({ type: 'tab.shown' });
    await is(opener, 'active');
    await waitFor(back, (snapshot) => snapshot.matches('resting'));
    const handover = elapsedUntil(is(back, 'active'));
    opener.stop();
    expect(await handover).toBeLessThan(HANDOVER_MS);
    back.stop();
  });
});
