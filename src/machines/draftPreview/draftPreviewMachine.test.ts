import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { draftPreviewFlow } from '../../../tests/flows/draftPreview/draftPreviewFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import {
  madePreview,
  noPreviews,
  publicPreviews,
  twoPreviews,
} from '../../../tests/support/previews/previewFacts.ts';
import { draftPreviewMachine } from './draftPreviewMachine.ts';

walkMachine(draftPreviewFlow);

async function start(links = twoPreviews) {
  const calls = new HeldCalls();
  const machine = draftPreviewMachine.provide({
    actors: {
      loadLinks: calls.actor('loadLinks'),
      makeLink: calls.actor('makeLink'),
      endLinks: calls.actor('endLinks'),
    },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadLinks', links);
  return {
    actor,
    calls,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('shows a new link once', async () => {
  const { actor, calls, value, context } = await start(noPreviews);
  actor.send({ type: 'make.requested' });
  await calls.answer('makeLink', madePreview);
  expect([value(), context()]).toEqual([
    'handing',
    { links: madePreview.links, made: madePreview, isEnded: false, formError: null },
  ]);
  actor.send({ type: 'link.closed' });
  expect([value(), context().made]).toEqual(['ready', null]);
});

it('ends all links after a confirmation, and says so until the next act', async () => {
  const { actor, calls, value, context } = await start();
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'end.cancelled' });
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'end.confirmed' });
  await calls.answer('endLinks', noPreviews);
  expect([value(), context().isEnded, context().links]).toEqual(['ready', true, noPreviews]);
  actor.send({ type: 'make.requested' });
  expect([value(), context().isEnded]).toEqual(['making', false]);
});

it('ends nothing where there is no link', async () => {
  const { actor, value } = await start(noPreviews);
  actor.send({ type: 'end.requested' });
  expect(value()).toBe('ready');
});

it('makes no link of what is public, also when it was published meanwhile', async () => {
  const [one, other] = [await start(publicPreviews), await start()];
  other.actor.send({ type: 'make.requested' });
  await other.calls.refuse('makeLink', messageError('Public.', { status: 409, code: 'not_a_draft' }));
  expect([one.value(), other.value()]).toEqual(['public', 'public']);
});

it('counts the links anew after a lost reply', async () => {
  const { actor, calls, value } = await start();
  actor.send({ type: 'make.requested' });
  await calls.refuse('makeLink', networkError);
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadLinks', twoPreviews);
  expect(value()).toBe('ready');
});

it('says why the server refused, and that the draft is gone', async () => {
  const [one, other] = [await start(), await start()];
  one.actor.send({ type: 'make.requested' });
  await one.calls.refuse('makeLink', httpError({ status: 403 }));
  other.actor.send({ type: 'make.requested' });
  await other.calls.refuse('makeLink', httpError({ status: 404 }));
  expect([one.value(), one.context().formError, other.value()]).toEqual([
    'ready',
    { word: 'somethingWentWrong' },
    'gone',
  ]);
});
