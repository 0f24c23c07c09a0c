import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { withdrawalFlow } from '../../../tests/flows/withdrawal/withdrawalFlow.ts';
import { submissionsTime as now } from '../../../tests/support/entries/submissionFacts.ts';
import {
  finalOffer,
  undoable,
  undoRefusals,
  withdrawalOf,
  withdrawalRefusals,
  withdrawnForGood,
} from '../../../tests/support/withdrawal/withdrawalFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { withdrawalMachine } from './withdrawalMachine.ts';
import type { EntryToWithdraw, WithdrawalEvent, WithdrawalState } from './withdrawalTypes.ts';

walkMachine(withdrawalFlow);

function open(withdrawal = withdrawalOf()) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const noted: string[] = [];
  const asked: EntryToWithdraw[] = [];
  const machine = withdrawalMachine.provide({
    actors: {
      withdraw: fromPromise<WithdrawalState, EntryToWithdraw>(({ input }) => {
        asked.push(input);
        return calls.open('withdraw');
      }),
      undo: calls.actor('undo'),
    },
    actions: { logIn: () => noted.push('log in') },
  });
  const actor = createActor(machine, { clock, input: { entry: 'entry-1', withdrawal, now } }).start();
  const send = (...events: WithdrawalEvent[]) => events.forEach((event) => actor.send(event));
  const state = () => actor.getSnapshot();
  return { asked, calls, clock, noted, send, state };
}

const request = { type: 'withdraw.requested' } as const;
const confirm = { type: 'withdraw.confirmed' } as const;
const undo = { type: 'undo.requested' } as const;
const typed = (name: string) => ({ type: 'name.typed', name }) as const;

it('withdraws only what was confirmed, and offers to undo it until its time is over', async () => {
  const { asked, calls, clock, send, state } = open();
  send(request, { type: 'dialog.closed' });
  expect(state().value).toBe('offered');
  send(request, confirm);
  expect(asked).toEqual([{ entry: 'entry-1', name: null }]);
  await calls.answer('withdraw', { withdrawal: undoable, now });
  expect(state().value).toEqual({ withdrawn: 'waiting' });
  const left = undoable.undo_until! - now;
  clock.increment(left - 1);
  expect(state().value).toEqual({ withdrawn: 'waiting' });
  clock.increment(1);
  expect(state().value).toBe('final');
});

it('asks for the name where the vote is open, and sends it as typed', async () => {
  const { asked, calls, send, state } = open(finalOffer);
  send(request, confirm);
  expect([state().value, state().context.nameError]).toEqual(['confirming', 'differs']);
  send(typed('هدى'));
  expect(state().context.nameError).toBeNull();
  send(confirm);
  expect(state().value).toBe('confirming');
  send(typed('هُدى  البلوشيه '), confirm);
  expect(asked).toEqual([{ entry: 'entry-1', name: 'هُدى  البلوشيه ' }]);
  await calls.answer('withdraw', { withdrawal: withdrawnForGood, now });
  expect(state().value).toBe('final');
});

it('asks for the name if the vote opened meanwhile', async () => {
  const { calls, send, state } = open();
  send(request, confirm);
  await calls.refuse('withdraw', withdrawalRefusals.nowFinal);
  expect(state().value).toBe('confirming');
  expect(state().context).toMatchObject({
    withdrawal: { offer: 'final' },
    nameError: { sentence: 'The vote is open now.' },
  });
});

it.each([
  ['asks again after an unknown outcome', withdrawalRefusals.unknown, 'unsure', null],
  [
    'says why it can no longer be withdrawn',
    withdrawalRefusals.closed,
    'closed',
    'It can no longer be withdrawn.',
  ],
  ['keeps the dialog after another refusal', withdrawalRefusals.busy, 'confirming', 'Too many at once.'],
])('%s', async (_, error, value, sentence) => {
  const { calls, send, state } = open();
  send(request, confirm);
  await calls.refuse('withdraw', error);
  expect([state().value, state().context.sentence]).toEqual([value, sentence]);
});

it('undoes the withdrawal, also after a failure', async () => {
  const { calls, send, state } = open(undoable);
  send(undo);
  await calls.refuse('undo', undoRefusals.busy);
  expect([state().value, state().context.sentence]).toEqual([{ withdrawn: 'failed' }, 'Too many at once.']);
  send(undo);
  expect(state().context.sentence).toBeNull();
  await calls.answer('undo', { withdrawal: withdrawalOf(), now });
  expect(state().value).toBe('offered');
});

it('leaves an undo on its way to the server, and is final if the server refuses it', async () => {
  const { calls, clock, send, state } = open(undoable);
  send(undo);
  clock.increment(undoable.undo_until! - now);
  expect(state().value).toEqual({ withdrawn: 'undoing' });
  await calls.refuse('undo', undoRefusals.over);
  expect(state().value).toBe('final');
});

it('asks for a login where the session has ended', async () => {
  const { calls, noted, send, state } = open();
  send(request, confirm);
  await calls.refuse('withdraw', withdrawalRefusals.signedOut);
  expect([state().value, noted]).toEqual(['offered', ['log in']]);
});

it('offers nothing for an entry that was withdrawn for good', () => {
  expect(open(withdrawnForGood).state().value).toBe('final');
});
