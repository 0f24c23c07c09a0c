import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { messageError, networkError } from '../../../domain/errors.ts';
import { askedActFlow } from '../../../tests/flows/askedAct/askedActFlow.ts';
import {
  askedExtension,
  askTexts,
  cancellationFacts,
  extendedFacts,
  openFacts,
  waitingFacts,
} from '../../../tests/support/approvals/askedActFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { askedActMachine } from './askedActMachine.ts';
import type { AskFacts } from './askedActTypes.ts';

walkMachine(askedActFlow);

async function start(facts: AskFacts = openFacts) {
  const calls = new HeldCalls();
  const machine = askedActMachine.provide({
    actors: {
      loadFacts: calls.actor('loadFacts'),
      ask: calls.actor('ask'),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadFacts', facts);
  const type = (texts: Partial<typeof askTexts>) => {
    for (const [field, value] of Object.entries(texts))
      actor.send({ type: 'field.changed', field: field as keyof typeof askTexts, value });
  };
  const sent = () => {
    const child = actor.getSnapshot().children['ask']?.getSnapshot() as { input?: object } | undefined;
    return child?.input;
  };
  return {
    calls,
    type,
    sent,
    submit: () => actor.send({ type: 'form.submitted' }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('asks by the version that the person saw, and then shows what waits', async () => {
  const { calls, type, submit, sent, value, context } = await start();
  type(askTexts);
  submit();
  expect(sent()).toEqual({
    version: 3,
    closes_at: openFacts.act === 'extend_window' ? openFacts.closes_at + 30 * 60_000 : 0,
    reason_ar: askTexts.reason_ar,
    reason_en: askTexts.reason_en,
  });
  await calls.answer('ask', askedExtension);
  await calls.answer('loadFacts', waitingFacts);
  expect([value(), context().facts, context().texts.minutes]).toEqual(['ready', waitingFacts, '']);
});

it('a cancellation has no close', async () => {
  const { type, submit, sent } = await start(cancellationFacts);
  type({ reason_ar: 'سبب', reason_en: 'A reason' });
  submit();
  expect(sent()).toEqual({ version: 7, closes_at: null, reason_ar: 'سبب', reason_en: 'A reason' });
});

it('says what is missing, and asks for nothing', async () => {
  const { type, submit, value, context } = await start();
  type({ minutes: '61' });
  submit();
  expect([value(), context().fieldErrors]).toEqual([
    'ready',
    {
      minutes: { code: 'extensionMinutes' },
      reason_ar: { code: 'publicReason' },
      reason_en: { code: 'publicReason' },
    },
  ]);
});

it.each([
  ['something waits', waitingFacts],
  ['something stands in the way', extendedFacts],
  ['nobody else may approve it', { ...openFacts, has_second_person: false }],
])('asks for nothing while %s', async (_, facts) => {
  const { type, submit, value } = await start(facts);
  type(askTexts);
  submit();
  expect(value()).toBe('ready');
});

it('shows what is true now after a refusal or an unknown outcome, and keeps what was typed', async () => {
  for (const failure of [messageError('Not open.', { status: 409, code: 'window_not_open' }), networkError]) {
    const { calls, type, submit, value, context } = await start();
    type(askTexts);
    submit();
    await calls.refuse('ask', failure);
    expect(value()).toBe('loading');
    await calls.answer('loadFacts', openFacts);
    expect([value(), context().texts, context().formError === null]).toEqual(['ready', askTexts, false]);
  }
});
