import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { TAB_CALL_MS, TAB_CHECK_MS, TAB_CLOSE_MS } from '../../../domain/delays.ts';
import { tabGuardFlow } from '../../../tests/flows/tabGuard/tabGuardFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { tabGuardMachine } from './tabGuardMachine.ts';

walkMachine(tabGuardFlow);

function startGuard() {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const machine = tabGuardMachine.provide({
    actors: {
      claimVote: fromCallback(({ receive }) => {
        receive(({ type }) => log.push(type));
        return () => log.push('claim released');
      }),
      talkToTabs: fromCallback(({ receive }) => receive(({ type }) => log.push(type))),
      watchTab: fromCallback(() => {}),
    },
    actions: { closeTab: () => log.push('close'), rememberTab: () => log.push('remembered') },
  });
  const actor = createActor(machine, { clock }).start();
  return { actor, clock, log, value: () => actor.getSnapshot().value };
}

describe('a tab', () => {
  it('votes when its claim is granted, without any notice', () => {
    const { actor, value } = startGuard();
    expect(value()).toBe('checking');
    actor.send({ type: 'claim.granted' });
    expect(value()).toEqual({ active: 'quiet' });
  });

  it('is blocked while another one votes, and takes over when that one closes', () => {
    const { actor, value } = startGuard();
    actor.send({ type: 'claim.refused' });
    expect(value()).toEqual({ blocked: 'waiting' });
    actor.send({ type: 'claim.granted' });
    expect(value()).toEqual({ active: 'quiet' });
  });

  it('counts as blocked if it cannot tell within a second', () => {
    const { clock, value } = startGuard();
    clock.increment(TAB_CHECK_MS);
    expect(value()).toEqual({ blocked: 'waiting' });
  });

  it('keeps its claim queued in every blocked state', () => {
    const { actor, log } = startGuard();
    actor.send({ type: 'claim.refused' });
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'original.requested' });
    expect(log).toEqual(['call.sent']);
    actor.stop();
    expect(log).toEqual(['call.sent', 'claim released']);
  });

  it('stays blocked during a retry, and takes over if the answer comes', () => {
    const { actor, clock, value } = startGuard();
    actor.send({ type: 'claim.refused' });
    actor.send({ type: 'retry.requested' });
    expect(value()).toEqual({ blocked: 'asking' });
    clock.increment(TAB_CHECK_MS);
    expect(value()).toEqual({ blocked: 'waiting' });
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'claim.granted' });
    expect(value()).toEqual({ active: 'quiet' });
  });

  it('reports that it cannot close itself', () => {
    const { actor, clock, log, value } = startGuard();
    actor.send({ type: 'claim.refused' });
    actor.send({ type: 'close.requested' });
    expect([value(), log]).toEqual([{ blocked: 'closing' }, ['close']]);
    clock.increment(TAB_CLOSE_MS);
    expect(value()).toEqual({ blocked: 'cannotClose' });
  });

  it('sends the visitor to the original tab, which gets marked', () => {
    const { actor, log, value } = startGuard();
    actor.send({ type: 'claim.refused' });
    actor.send({ type: 'original.requested' });
    expect([value(), log]).toEqual([{ blocked: 'toldOriginal' }, ['call.sent']]);
  });

  it('is marked when another tab calls, until dismissed or for two minutes', () => {
    const { actor, clock, value } = startGuard();
    actor.send({ type: 'claim.granted' });
    actor.send({ type: 'original.called' });
    expect(value()).toEqual({ active: 'called' });
    actor.send({ type: 'call.dismissed' });
    expect(value()).toEqual({ active: 'quiet' });
    actor.send({ type: 'original.called' });
    clock.increment(TAB_CALL_MS);
    expect(value()).toEqual({ active: 'quiet' });
  });

  it('is blocked after losing the vote to an earlier one', () => {
    const { actor, value } = startGuard();
    actor.send({ type: 'claim.granted' });
    actor.send({ type: 'claim.lost' });
    expect(value()).toEqual({ blocked: 'waiting' });
  });
});

describe('a tab that comes back from our own checkout', () => {
  it('takes the vote without any notice, whatever it heard about its claim', () => {
    const { actor, log, value } = startGuard();
    actor.send({ type: 'tab.returned' });
    expect([value(), log]).toEqual(['taking', ['claim.forced']]);
    actor.send({ type: 'claim.refused' });
    expect(value()).toBe('taking');
    actor.send({ type: 'claim.granted' });
    expect(value()).toEqual({ active: 'quiet' });
  });

  it('takes it also if it heard the refusal first', () => {
    const { actor, log, value } = startGuard();
    actor.send({ type: 'claim.refused' });
    actor.send({ type: 'tab.returned' });
    expect([value(), log]).toEqual(['taking', ['claim.forced']]);
  });

  it('rests, and is not blocked, if it cannot take the vote within a second', () => {
    const { actor, clock, log, value } = startGuard();
    actor.send({ type: 'tab.returned' });
    clock.increment(TAB_CHECK_MS);
    expect([value(), log]).toEqual(['resting', ['claim.forced', 'remembered']]);
  });
});

describe('a tab whose vote was taken by a tab that came back', () => {
  const rest = () => {
    const guard = startGuard();
    guard.actor.send({ type: 'claim.granted' });
    guard.actor.send({ type: 'claim.taken' });
    return guard;
  };

  it('rests without a blocker, and remembers that it may take the vote back', () => {
    const { log, value } = rest();
    expect([value(), log]).toEqual(['resting', ['remembered']]);
  });

  it.each(['tab.shown', 'vote.requested'] as const)('takes the vote back on %s', (type) => {
    const { actor, log, value } = rest();
    actor.send({ type });
    expect([value(), log]).toEqual(['taking', ['remembered', 'claim.forced']]);
    actor.send({ type: 'claim.granted' });
    expect(value()).toEqual({ active: 'quiet' });
  });

  it('has the vote again when the other tab closes', () => {
    const { actor, value } = rest();
    actor.send({ type: 'claim.granted' });
    expect(value()).toEqual({ active: 'quiet' });
  });
});

it('a tab that a person opened stays blocked when the voter looks at it', () => {
  const { actor, log, value } = startGuard();
  actor.send({ type: 'claim.refused' });
  for (const type of ['tab.shown', 'vote.requested', 'claim.taken'] as const) actor.send({ type });
  expect([value(), log]).toEqual([{ blocked: 'waiting' }, []]);
});
