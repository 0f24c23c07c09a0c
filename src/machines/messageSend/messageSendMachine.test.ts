import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { messageSendFlow } from '../../../tests/flows/messageSend/messageSendFlow.ts';
import {
  letterCompetitions,
  messageSamples,
  previews,
  written,
} from '../../../tests/support/messages/sentFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { messageSendMachine } from './messageSendMachine.ts';
import type { MessageSendInput } from './messageSendTypes.ts';

walkMachine(messageSendFlow);

const { seen, nobody } = previews;
const complete: MessageSendInput = { ...written, texts: { ...written.texts, kind: 'service' } };

async function start(input = complete) {
  const calls = new HeldCalls();
  const did: unknown[] = [];
  const asked: unknown[] = [];
  const machine = messageSendMachine.provide({
    actors: {
      loadCompetitions: calls.actor('loadCompetitions'),
      preview: calls.actor('preview'),
      step: calls.actor('step'),
      send: calls.actor('send'),
    },
    actions: {
      open: ({ context }) => void did.push({ id: context.id }),
      endSession: () => void did.push('session over'),
    },
  });
  const actor = createActor(machine, {
    input,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
        asked.push((event.event as { input?: unknown }).input);
    },
  }).start();
  await calls.answer('loadCompetitions', letterCompetitions);
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const preview = async (output = seen) => {
    actor.send({ type: 'form.submitted' });
    await calls.answer('preview', output);
  };
  return { actor, calls, did, asked, value, context, preview };
}

it('shows nothing before every text and the kind are there, and says what is missing', async () => {
  const { actor, value, context } = await start({ ...written, texts: { ...written.texts, sms_en: '' } });
  actor.send({ type: 'form.submitted' });
  expect([value(), context().fieldErrors]).toEqual([
    'writing',
    { kind: { code: 'messageKind' }, sms_en: { code: 'templateSms' } },
  ]);
  actor.send({ type: 'field.changed', field: 'kind', value: 'news' });
  expect(context().fieldErrors).toEqual({ sms_en: { code: 'templateSms' } });
});

it('sends what the preview showed, by its hash, and opens the page of the message', async () => {
  const { actor, calls, did, asked, preview, value } = await start();
  await preview();
  actor.send({ type: 'send.requested' });
  await calls.answer('send', null);
  const { id, filters, texts } = complete;
  expect(asked.slice(2)).toEqual([
    { filters, texts },
    { filters, texts, id, hash: seen.preview.hash },
  ]);
  expect([value(), did]).toEqual(['sent', [{ id }]]);
});

it('forgets a preview with each change of the words or of whom they go to', async () => {
  const { actor, preview, value, context } = await start();
  for (const change of [
    { type: 'field.changed', field: 'mail_en', value: 'Hello' },
    { type: 'filters.changed', filters: { ...complete.filters, status: 'rejected' } },
  ] as const) {
    await preview();
    actor.send(change);
    expect([value(), context().preview, context().sample]).toEqual(['writing', null, null]);
  }
});

it('sends nothing to nobody', async () => {
  const { actor, preview, value } = await start();
  await preview(nobody);
  actor.send({ type: 'send.requested' });
  actor.send({ type: 'another.requested' });
  expect(value()).toBe('previewed');
});

it('shows one candidate after the other, and after the last one the first again', async () => {
  const { actor, calls, asked, preview, context } = await start();
  await preview();
  actor.send({ type: 'another.requested' });
  await calls.answer('step', messageSamples.second);
  expect(asked.at(-1)).toMatchObject({ after: messageSamples.first.place });
  expect(context().sample).toEqual(messageSamples.second);
  actor.send({ type: 'another.requested' });
  await calls.answer('step', null);
  expect(asked.at(-1)).toMatchObject({ after: messageSamples.second.place });
  expect(context().sample).toEqual(messageSamples.first);
});

it('counts again where who gets it changed meanwhile, and says so', async () => {
  const { actor, calls, preview, value, context } = await start();
  await preview();
  actor.send({ type: 'send.requested' });
  await calls.refuse('send', messageError('It changed.', { status: 409, code: 'changed_meanwhile' }));
  expect(value()).toBe('previewing');
  await calls.answer('preview', seen);
  expect([value(), context().formError]).toEqual(['previewed', { sentence: 'It changed.' }]);
});

it('asks with the same id again where the outcome is unknown', async () => {
  const { actor, calls, asked, preview, value } = await start();
  await preview();
  actor.send({ type: 'send.requested' });
  await calls.refuse('send', networkError);
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  expect(asked.at(-1)).toEqual(asked.at(-2));
});

it('says nothing of a step-up that the person gave up, and ends a session that is over', async () => {
  const { actor, calls, did, preview, value, context } = await start();
  await preview();
  actor.send({ type: 'send.requested' });
  await calls.refuse('send', messageError('Step up.', { status: 403, code: 'step_up_needed' }));
  expect([value(), context().formError]).toEqual(['previewed', null]);
  actor.send({ type: 'send.requested' });
  await calls.refuse('send', httpError({ status: 401 }));
  expect([value(), did]).toEqual(['signedOut', ['session over']]);
});
