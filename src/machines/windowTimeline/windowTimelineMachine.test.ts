import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import type { StaffGroup, StaffRounds } from '../../../domain/staff/staffContract.ts';
import { windowTimelineFlow } from '../../../tests/flows/windowTimeline/windowTimelineFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import {
  firstRound,
  midnightOf,
  roundsNow,
  roundsOfSinging,
  roundsWhileOpen,
} from '../../../tests/support/season/roundsFacts.ts';
import { findingsOf, shownGroup } from './timelineWindows.ts';
import { windowTimelineMachine } from './windowTimelineMachine.ts';

walkMachine(windowTimelineFlow);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [one, two, three] = firstRound.groups as [StaffGroup, StaffGroup, StaffGroup];

async function start(rounds: StaffRounds = roundsOfSinging) {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = windowTimelineMachine.provide({
    actors: { loadRounds: calls.actor('loadRounds'), saveWindow: calls.actor('saveWindow') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine, { input: { now: () => roundsNow } }).start();
  await calls.answer('loadRounds', rounds);
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    calls,
    did,
    context,
    value: () => actor.getSnapshot().value,
    codes: () => findingsOf(context()).map(({ code, groups }) => [code, groups.length] as const),
    move: (group: StaffGroup, edge: 'opens_at' | 'closes_at', by: number) =>
      actor.send({ type: 'edge.moved', group: group.id, edge, by }),
    set: (group: StaffGroup, edge: 'opens_at' | 'closes_at', at: number) =>
      actor.send({ type: 'edge.set', group: group.id, edge, at }),
    save: () => actor.send({ type: 'form.submitted' }),
    sent: () => {
      const { children } = actor.getSnapshot();
      return (children['saveWindow']?.getSnapshot() as { input?: { group: StaffGroup } } | undefined)?.input
        ?.group;
    },
  };
}

describe('the timeline of windows', () => {
  it('says at once what a moved edge does to the others', async () => {
    const { codes, context, move } = await start();
    expect(codes()).toEqual([]);
    move(one, 'closes_at', HOUR);
    expect(codes()).toEqual([
      ['overlap', 2],
      ['closes_off_midnight', 1],
    ]);
    move(one, 'closes_at', -2 * HOUR);
    expect([codes(), context().selected]).toEqual([
      [
        ['gap', 2],
        ['closes_off_midnight', 1],
      ],
      one.id,
    ]);
    move(one, 'closes_at', HOUR);
    expect([codes(), context().drafts]).toEqual([[], {}]);
  });

  it('moves an edge by a key no further than a step before the other edge; a typed edge is where it was typed', async () => {
    const { context, codes, move, set } = await start();
    move(one, 'opens_at', 3 * DAY);
    expect(context().drafts[one.id]).toEqual({
      opens_at: one.closes_at - HOUR / 4,
      closes_at: one.closes_at,
    });
    set(one, 'opens_at', one.closes_at);
    expect(codes()[0]).toEqual(['no_length', 1]);
  });

  it('saves nothing while windows overlap, and nothing that did not move', async () => {
    const { actor, move, save, value } = await start();
    save();
    expect(value()).toEqual({ editing: 'ready' });
    move(one, 'closes_at', HOUR);
    save();
    expect(value()).toEqual({ editing: 'ready' });
    actor.send({ type: 'changes.dropped' });
    expect(actor.getSnapshot().context.drafts).toEqual({});
  });

  it('saves a whole schedule that moves along, the last window first', async () => {
    const { calls, context, move, save, sent, value } = await start();
    for (const group of [one, two, three]) {
      move(group, 'closes_at', DAY);
      move(group, 'opens_at', DAY);
    }
    save();
    const order: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const group = sent()!;
      order.push(group.id);
      await calls.answer('saveWindow', { saved: { ...group, version: 2 } });
    }
    expect([order, value(), context().drafts]).toEqual([
      [three.id, two.id, one.id],
      { editing: 'saved' },
      {},
    ]);
    expect(shownGroup(context().rounds!.rounds[0]!.groups[0]!, {})).toEqual({
      ...one,
      opens_at: midnightOf(20),
      closes_at: midnightOf(21),
      version: 2,
    });
  });

  it('keeps a moved window on top of what another person stored, and says who', async () => {
    const { calls, context, move, save, sent } = await start();
    move(three, 'closes_at', HOUR);
    save();
    const present = { ...three, version: 4, name_en: 'Renamed', changed: { at: 1, by: 'Huda' } };
    await calls.answer('saveWindow', { present });
    expect(context()).toMatchObject({
      refusal: { kind: 'meanwhile', group: three.id, by: 'Huda' },
      drafts: { [three.id]: { closes_at: three.closes_at + HOUR } },
    });
    save();
    expect([context().refusal, sent()]).toEqual([null, { ...present, closes_at: three.closes_at + HOUR }]);
  });

  it('takes a save of unknown outcome as done if the window is stored', async () => {
    const { calls, context, move, save, value } = await start();
    move(three, 'closes_at', HOUR);
    save();
    await calls.refuse('saveWindow', networkError);
    expect([value(), context().formError]).toEqual([{ editing: 'ready' }, { word: 'network' }]);
    save();
    const present = { ...three, version: 2, closes_at: three.closes_at + HOUR };
    await calls.answer('saveWindow', { present });
    expect([value(), context().drafts, context().formError]).toEqual([{ editing: 'saved' }, {}, null]);
  });

  it('keeps what was moved when the server refuses it, a step-up is given up, or the session is over', async () => {
    const { calls, context, move, save, value } = await start();
    move(three, 'closes_at', HOUR);
    const drafts = context().drafts;
    const findings = [{ code: 'same_code', severity: 'refused', groups: [three.id], codes: ['301'] }];
    save();
    await calls.answer('saveWindow', { findings });
    expect(context()).toMatchObject({ drafts, refusal: { kind: 'findings', group: three.id, findings } });
    save();
    const sentences = ['This needs the approval of a second person.'];
    await calls.refuse('saveWindow', fieldErrors({ closes_at: sentences }, { status: 422 }));
    expect(context()).toMatchObject({ drafts, refusal: { kind: 'fixed', group: three.id, sentences } });
    save();
    await calls.refuse('saveWindow', messageError('A code.', { status: 403, code: 'step_up_needed' }));
    expect(context()).toMatchObject({ drafts, refusal: null, formError: null });
    save();
    await calls.refuse('saveWindow', httpError({ status: 401 }));
    expect([value(), context().drafts, context().formError]).toEqual([
      { editing: 'ready' },
      drafts,
      { word: 'unauthorized' },
    ]);
  });

  it('moves no edge of a window that has opened', async () => {
    const { context, move, set } = await start(roundsWhileOpen);
    move(one, 'closes_at', HOUR);
    set(one, 'opens_at', roundsNow);
    expect(context().drafts).toEqual({});
    move(two, 'closes_at', -HOUR);
    expect(Object.keys(context().drafts)).toEqual([two.id]);
  });

  it('keeps moved windows through a reload, unless they are stored by then or gone', async () => {
    const { actor, calls, context, move } = await start();
    move(one, 'closes_at', -HOUR);
    move(two, 'closes_at', -HOUR);
    move(three, 'closes_at', -HOUR);
    actor.send({ type: 'reload.requested' });
    const stored = { ...one, closes_at: one.closes_at - HOUR };
    const rounds = { ...roundsOfSinging, rounds: [{ ...firstRound, groups: [stored, two] }] };
    await calls.answer('loadRounds', rounds);
    expect(Object.keys(context().drafts)).toEqual([two.id]);
  });
});
