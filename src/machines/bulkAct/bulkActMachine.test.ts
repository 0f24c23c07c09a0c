import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { bulkActFlow } from '../../../tests/flows/bulkAct/bulkActFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { bulkPreview, bulkRows } from '../../../tests/support/staff/bulkFacts.ts';
import { bulkActMachine } from './bulkActMachine.ts';

walkMachine(bulkActFlow);

const [first, second] = bulkPreview.acts;
const stepUp = messageError('A code.', { status: 403, code: 'step_up_needed' });

async function confirmed() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = bulkActMachine.provide({
    actors: { preview: calls.actor('preview'), actOn: calls.actor('actOn') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'act.requested' });
  actor.send({ type: 'rows.chosen', rows: bulkRows });
  actor.send({ type: 'act.requested' });
  await calls.answer('preview', bulkPreview);
  actor.send({ type: 'act.confirmed' });
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.results, context.formError];
  };
  return { actor, calls, did, now };
}

it('acts on one row after the other, and keeps a result of each', async () => {
  const { actor, calls, now } = await confirmed();
  expect([bulkPreview.acts.length, now()]).toEqual([2, ['acting', [], null]]);
  await calls.answer('actOn', 'done');
  expect(now()).toEqual(['acting', [{ row: first, outcome: 'done' }], null]);
  await calls.answer('actOn', 'asked');
  expect(now()).toEqual([
    'finished',
    [
      { row: first, outcome: 'done' },
      { row: second, outcome: 'asked' },
    ],
    null,
  ]);
  actor.send({ type: 'summary.closed' });
  expect([now(), actor.getSnapshot().context.chosen]).toEqual([['choosing', [], null], []]);
});

it('a row that is refused does not stop the others', async () => {
  const { calls, now } = await confirmed();
  await calls.refuse('actOn', messageError('The only owner.', { status: 409, code: 'last_owner' }));
  await calls.answer('actOn', 'gone');
  expect(now()).toEqual([
    'finished',
    [
      { row: first, refused: { sentence: 'The only owner.' } },
      { row: second, outcome: 'gone' },
    ],
    null,
  ]);
});

it.each([
  ['an unknown outcome', networkError, { word: 'network' }],
  ['a step-up that was given up', stepUp, null],
])('%s pauses at the row, which is tried again', async (_name, failure, formError) => {
  const { actor, calls, now } = await confirmed();
  await calls.refuse('actOn', failure);
  expect(now()).toEqual(['paused', [], formError]);
  actor.send({ type: 'act.resumed' });
  await calls.answer('actOn', 'done');
  expect(now()).toEqual(['acting', [{ row: first, outcome: 'done' }], null]);
});

it('too many calls pause it, as they say nothing about the row', async () => {
  const { calls, now } = await confirmed();
  await calls.refuse('actOn', httpError({ status: 429 }));
  expect(now().slice(0, 2)).toEqual(['paused', []]);
});

it('pauses after the row that it is at, and can end there', async () => {
  const { actor, calls, now } = await confirmed();
  actor.send({ type: 'pause.requested' });
  expect(now()[0]).toBe('acting');
  await calls.answer('actOn', 'done');
  expect(now()).toEqual(['paused', [{ row: first, outcome: 'done' }], null]);
  actor.send({ type: 'act.ended' });
  expect(now()).toEqual(['finished', [{ row: first, outcome: 'done' }], null]);
});

it('ends the session on the page when a call finds it over', async () => {
  const { calls, did, now } = await confirmed();
  await calls.refuse('actOn', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
