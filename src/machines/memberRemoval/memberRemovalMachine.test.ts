import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { messageError, networkError } from '../../../domain/errors.ts';
import { memberRemovalFlow } from '../../../tests/flows/memberRemoval/memberRemovalFlow.ts';
import {
  askedRemoval,
  freshMember,
  overMember,
  removalTexts,
  removedMember,
  votedMember,
  waitingMember,
} from '../../../tests/support/approvals/removalFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { memberRemovalMachine } from './memberRemovalMachine.ts';

walkMachine(memberRemovalFlow);

async function start(facts = votedMember) {
  const calls = new HeldCalls();
  const machine = memberRemovalMachine.provide({
    actors: {
      loadFacts: calls.actor('loadFacts'),
      ask: calls.actor('ask'),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadFacts', facts);
  const choose = (kind: (typeof facts.kinds)[number]) => actor.send({ type: 'kind.chosen', kind });
  const fill = () => {
    for (const field of ['reason_ar', 'reason_en'] as const)
      actor.send({ type: 'field.changed', field, value: removalTexts[field] });
  };
  return {
    calls,
    choose,
    fill,
    refund: () => actor.send({ type: 'refunds.switched', refunds: true }),
    submit: () => actor.send({ type: 'form.submitted' }),
    back: () => actor.send({ type: 'page.returned' }),
    sent: () => {
      const child = actor.getSnapshot().children['ask']?.getSnapshot() as { input?: object } | undefined;
      return child?.input;
    },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('asks for what was chosen, and then shows what waits', async () => {
  const { calls, choose, fill, refund, submit, sent, value, context } = await start();
  choose('disqualified');
  fill();
  refund();
  submit();
  expect(sent()).toEqual({ kind: 'disqualified', refunds: true, ...removalTexts });
  await calls.answer('ask', askedRemoval);
  await calls.answer('loadFacts', waitingMember);
  expect([value(), context().kind, context().texts.reason_ar]).toEqual(['waiting', null, '']);
});

it('needs no approval before the first vote, and shows that it is done', async () => {
  const { calls, choose, fill, refund, submit, sent, value } = await start(freshMember);
  choose('withdrawn');
  fill();
  refund();
  submit();
  // Nothing is paid, so nothing is given back.
  expect(sent()).toEqual({ kind: 'withdrawn', refunds: false, ...removalTexts });
  await calls.answer('ask', null);
  await calls.answer('loadFacts', removedMember);
  expect(value()).toBe('choosing');
});

it('asks for nothing before a choice, without reasons, or for what is not offered', async () => {
  const { choose, submit, fill, value, context } = await start();
  submit();
  choose('reinstated');
  expect([value(), context().kind, context().fieldErrors]).toEqual(['choosing', null, {}]);
  choose('withdrawn');
  submit();
  expect([value(), context().fieldErrors]).toEqual([
    'choosing',
    { reason_ar: { code: 'publicReason' }, reason_en: { code: 'publicReason' } },
  ]);
  fill();
  expect(context().fieldErrors).toEqual({});
});

it('asks for nothing where nobody else may approve it, or nothing can be done', async () => {
  const alone = await start({ ...votedMember, second_persons: [] });
  alone.choose('withdrawn');
  alone.fill();
  alone.submit();
  const over = await start(overMember);
  expect([alone.value(), over.value()]).toEqual(['choosing', 'closed']);
});

it('forgets a choice that is offered no more when the person returns to the page', async () => {
  const { calls, choose, fill, back, context } = await start();
  choose('disqualified');
  fill();
  back();
  await calls.answer('loadFacts', removedMember);
  expect([context().kind, context().texts]).toEqual([null, removalTexts]);
});

it('shows what is true now after a refusal or an unknown outcome, and keeps what was typed', async () => {
  for (const failure of [
    messageError('Changed.', { status: 409, code: 'changed_meanwhile' }),
    networkError,
  ]) {
    const { calls, choose, fill, submit, value, context } = await start();
    choose('withdrawn');
    fill();
    submit();
    await calls.refuse('ask', failure);
    expect(value()).toBe('loading');
    await calls.answer('loadFacts', votedMember);
    expect([value(), context().texts, context().formError === null]).toEqual([
      'choosing',
      removalTexts,
      false,
    ]);
  }
});
