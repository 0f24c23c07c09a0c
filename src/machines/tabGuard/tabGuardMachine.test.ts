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
      claimVote: fromCallback(() => () => log.push('claim released')),
      talkToTabs: fromCallback(({ receive }) => receive(({ type }) => log.push(type))),
    },
    actions: { closeTab: () => log.push('close') },
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
