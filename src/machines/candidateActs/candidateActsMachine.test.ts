import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { messageError, networkError } from '../../../domain/errors.ts';
import type { ActTexts } from '../../../domain/staff/candidateActs.ts';
import { candidateActsFlow } from '../../../tests/flows/candidateActs/candidateActsFlow.ts';
import {
  actReason,
  archiveName,
  askedCandidateAct,
  elsewhereActs,
  erasedActs,
  freshActs,
  handedActs,
  matchedActs,
  waitingActs,
} from '../../../tests/support/approvals/candidateActFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { candidateActsMachine } from './candidateActsMachine.ts';

const untyped = { reason: '', field: 'email', contact: '', other: '' };

walkMachine(candidateActsFlow);

async function start(facts = freshActs) {
  const calls = new HeldCalls();
  const machine = candidateActsMachine.provide({
    actors: {
      loadFacts: calls.actor('loadFacts'),
      ask: calls.actor('ask'),
      saveData: calls.actor('saveData'),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadFacts', facts);
  return {
    calls,
    choose: (kind: (typeof facts.kinds)[number]) => actor.send({ type: 'kind.chosen', kind }),
    say: (texts: Partial<ActTexts> = { reason: actReason }) => actor.send({ type: 'texts.changed', texts }),
    submit: () => actor.send({ type: 'form.submitted' }),
    save: () => actor.send({ type: 'save.requested' }),
    sent: () => (actor.getSnapshot().children['ask']?.getSnapshot() as { input?: object } | undefined)?.input,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('asks for what was chosen with its reason, and then shows what waits', async () => {
  const { calls, choose, say, submit, sent, value, context } = await start();
  choose('erase');
  say();
  submit();
  expect(sent()).toEqual({ kind: 'erase', reason: actReason, contact: null, other: null });
  await calls.answer('ask', askedCandidateAct);
  await calls.answer('loadFacts', waitingActs);
  expect([value(), context()]).toEqual([
    'ready',
    { facts: waitingActs, kind: null, texts: untyped, savedAs: null, fieldErrors: {}, formError: null },
  ]);
});

it('asks for nothing without a choice and a reason, nor what is not offered', async () => {
  const { choose, say, submit, value, context } = await start();
  submit();
  choose('unsuspend');
  expect([value(), context().kind, context().fieldErrors]).toEqual(['ready', null, {}]);
  choose('suspend');
  submit();
  expect([value(), context().fieldErrors]).toEqual(['ready', { reason: { code: 'publicReason' } }]);
  say();
  expect(context().fieldErrors).toEqual({});
});

it.each([
  ['something waits', waitingActs],
  ['nobody else may approve it', { ...freshActs, second_persons: [] }],
  ['the account is used elsewhere', elsewhereActs],
  ['there is no account', erasedActs],
])('offers nothing while %s', async (_, facts) => {
  const { choose, say, submit, value, context } = await start(facts);
  choose('erase');
  say();
  submit();
  expect([value(), context().kind]).toEqual(['ready', null]);
});

it('shows what is true now after a refusal or an unknown outcome, and keeps what was typed', async () => {
  for (const failure of [
    messageError('Changed.', { status: 409, code: 'changed_meanwhile' }),
    networkError,
  ]) {
    const { calls, choose, say, submit, value, context } = await start();
    choose('suspend');
    say();
    submit();
    await calls.refuse('ask', failure);
    expect(value()).toBe('loading');
    await calls.answer('loadFacts', freshActs);
    const { kind, texts, formError } = context();
    expect([value(), kind, texts.reason, formError === null]).toEqual(['ready', 'suspend', actReason, false]);
  }
});

it('saves the data only after an approval, and says under which name', async () => {
  const early = await start();
  early.save();
  expect(early.value()).toBe('ready');
  const { calls, save, value, context } = await start(handedActs);
  save();
  expect(value()).toBe('saving');
  await calls.answer('saveData', archiveName);
  expect([value(), context().savedAs]).toEqual(['ready', archiveName]);
});

it('looks again when the data cannot be saved any more', async () => {
  const { calls, save, value, context } = await start(handedActs);
  save();
  await calls.refuse('saveData', messageError('Over.', { status: 410, code: 'hand_out_over' }));
  await calls.answer('loadFacts', freshActs);
  expect([value(), context().formError, context().savedAs]).toEqual(['ready', { sentence: 'Over.' }, null]);
});

it('recovers an account for a contact only, and clears the error of a field when it changes', async () => {
  const { choose, say, submit, sent, context } = await start(matchedActs);
  choose('recover');
  say({ contact: 'huda' });
  submit();
  expect(context().fieldErrors).toEqual({
    reason: { code: 'publicReason' },
    contact: { code: 'emailInvalid' },
  });
  say();
  expect(context().fieldErrors).toEqual({ contact: { code: 'emailInvalid' } });
  say({ field: 'phone_number' });
  expect(context().fieldErrors).toEqual({});
  say({ field: 'email', contact: 'huda@example.om' });
  submit();
  expect(sent()).toEqual({
    kind: 'recover',
    reason: actReason,
    contact: { field: 'email', value: 'huda@example.om' },
    other: null,
  });
});

it('merges with a candidate that was chosen', async () => {
  const { choose, say, submit, sent, context } = await start(matchedActs);
  choose('merge');
  say();
  submit();
  expect(context().fieldErrors).toEqual({ other: { code: 'otherCandidate' } });
  const other = matchedActs.mergeable[0]!.id;
  say({ other });
  expect(context().fieldErrors).toEqual({});
  submit();
  expect(sent()).toEqual({ kind: 'merge', reason: actReason, contact: null, other });
});
