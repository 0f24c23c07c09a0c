import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { diagnosticsFlow } from '../../../tests/flows/diagnostics/diagnosticsFlow.ts';
import { emptyLog, log, watched } from '../../../tests/support/pages/diagnosticsFacts.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { type ChosenLevel, diagnosticsMachine } from './diagnosticsMachine.ts';

walkMachine(diagnosticsFlow);

function start(known = log) {
  const saved: ChosenLevel[] = [];
  let cleared = 0;
  const actor = createActor(
    diagnosticsMachine.provide({
      actors: { watchVisit: fromCallback(() => {}) },
      actions: { saveLogs: (_, { level }) => void saved.push(level), clearLogs: () => void (cleared += 1) },
    }),
    { input: undefined },
  ).start();
  actor.send({ type: 'news.heard', watched, log: known });
  const ask = (level: ChosenLevel) => {
    actor.send({ type: 'download.requested', level });
    const { value, context } = actor.getSnapshot();
    return [value, context.missing, saved.splice(0)];
  };
  return { actor, ask, cleared: () => cleared };
}

describe('a download', () => {
  it('is of a level or of all', () => {
    const { ask } = start();
    expect([ask('ERROR'), ask(null)]).toEqual([
      ['reading', null, ['ERROR']],
      ['reading', null, [null]],
    ]);
  });

  it('names the level without entries', () => {
    const { actor, ask } = start();
    expect(ask('CRITICAL')).toEqual(['missing', 'CRITICAL', []]);
    actor.send({ type: 'notice.closed' });
    expect(actor.getSnapshot().value).toBe('reading');
    expect(start(emptyLog).ask(null)).toEqual(['missing', null, []]);
  });
});

it('shows known figures from the start', () => {
  const machine = diagnosticsMachine.provide({ actors: { watchVisit: fromCallback(() => {}) } });
  const { context } = createActor(machine, { input: { watched, log } }).start().getSnapshot();
  expect(context).toEqual({ watched, log, level: null, missing: null });
});

it('clears the log after a confirmation', () => {
  const { actor, cleared } = start();
  actor.send({ type: 'clearing.requested' });
  actor.send({ type: 'clearing.cancelled' });
  expect(actor.getSnapshot().value).toBe('reading');
  actor.send({ type: 'clearing.requested' });
  expect(cleared()).toBe(0);
  actor.send({ type: 'clearing.confirmed' });
  expect([cleared(), actor.getSnapshot().value]).toEqual([1, 'reading']);
});
