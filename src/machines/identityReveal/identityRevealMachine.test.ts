import { expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { IDENTITY_LOOK_MS } from '../../../domain/staff/staffLimits.ts';
import { identityRevealFlow } from '../../../tests/flows/identityReveal/identityRevealFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import {
  identityVerdict,
  judged,
  openedPicture,
  revealed,
  revealedPdf,
  undocumented,
  unjudged,
} from '../../../tests/support/staffEntries/identityFacts.ts';
import { identityRevealMachine } from './identityRevealMachine.ts';
import type { IdentityField } from './identityRevealTypes.ts';

walkMachine(identityRevealFlow);

async function start(check = unjudged) {
  const calls = new HeldCalls();
  const clock = new SimulatedClock();
  const released: string[] = [];
  const machine = identityRevealMachine.provide({
    actors: {
      loadCheck: calls.actor('loadCheck'),
      reveal: calls.actor('reveal'),
      openDocument: calls.actor('openDocument'),
      judge: calls.actor('judge'),
      watchLeaving: fromCallback(() => {}),
    },
    actions: {
      release: ({ context }) => void released.push(context.opened?.kind ?? 'nothing'),
      endSession: () => {},
    },
  });
  const actor = createActor(machine, { clock }).start();
  await calls.answer('loadCheck', check);
  const type = (texts: Partial<Record<IdentityField, string>>) => {
    for (const [field, value] of Object.entries(texts))
      actor.send({ type: 'field.changed', field: field as IdentityField, value });
  };
  const inputOf = (call: string) =>
    (actor.getSnapshot().children[call]?.getSnapshot() as { input?: object } | undefined)?.input;
  const ask = (texts: Partial<Record<IdentityField, string>> = { reason: 'screening' }) => {
    actor.send({ type: 'reveal.requested' });
    type(texts);
    actor.send({ type: 'form.submitted' });
  };
  return {
    actor,
    calls,
    clock,
    released,
    type,
    ask,
    inputOf,
    show: async () => {
      ask();
      await calls.answer('reveal', revealed);
      await calls.answer('openDocument', openedPicture);
    },
    submit: () => actor.send({ type: 'form.submitted' }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const fits = { name: 'yes', number: 'yes', birth_date: 'yes', valid: 'yes' };

it('loads nothing of the document before there is a reason', async () => {
  const { actor, value, context, submit, inputOf } = await start();
  actor.send({ type: 'reveal.requested' });
  submit();
  expect([value(), context().fieldErrors]).toEqual([
    { asking: 'ready' },
    { reason: { code: 'identityReason' } },
  ]);
  expect([inputOf('reveal'), inputOf('openDocument'), context().stated]).toEqual([
    undefined,
    undefined,
    null,
  ]);
});

it('sends the words of another reason, and no words of a listed one', async () => {
  const listed = await start();
  listed.ask({ reason: 'age', why: 'not sent' });
  expect(listed.inputOf('reveal')).toEqual({ reason: 'age', why: null });
  const other = await start();
  other.ask({ reason: 'other', why: ' A  lawyer asks ' });
  expect(other.inputOf('reveal')).toEqual({ reason: 'other', why: 'A lawyer asks' });
});

it('asks for nothing where there is no document, or no right to it', async () => {
  for (const check of [undocumented, { ...judged, may_reveal: false }]) {
    const { actor, value } = await start(check);
    actor.send({ type: 'reveal.requested' });
    expect(value()).toBe('hidden');
  }
});

it('shows the document for a minute, and keeps neither it nor what was stated', async () => {
  const { clock, show, value, context, released } = await start();
  await show();
  clock.increment(IDENTITY_LOOK_MS - 1);
  expect([value(), context().opened, context().stated]).toEqual(['shown', openedPicture, revealed.stated]);
  clock.increment(1);
  expect([value(), context().opened, context().stated, context().end]).toEqual([
    'judging',
    null,
    null,
    'time',
  ]);
  expect(released).toEqual(['image']);
});

it('hides a picture when the person looks elsewhere', async () => {
  const { actor, show, value, context } = await start();
  await show();
  actor.send({ type: 'page.left' });
  expect([value(), context().opened, context().end]).toEqual(['judging', null, 'left']);
});

it('saves a PDF only when asked, within the minute, and reads on beside another window', async () => {
  const { actor, calls, ask, inputOf, value, context } = await start();
  ask();
  await calls.answer('reveal', revealedPdf);
  expect([value(), inputOf('openDocument')]).toEqual(['offered', undefined]);
  actor.send({ type: 'download.requested' });
  await calls.answer('openDocument', { kind: 'pdf' });
  actor.send({ type: 'page.left' });
  expect([value(), context().stated]).toEqual(['shown', revealed.stated]);
});

it('forgets what was stated when a PDF is not saved in time', async () => {
  const { calls, clock, ask, value, context } = await start();
  ask();
  await calls.answer('reveal', revealedPdf);
  clock.increment(IDENTITY_LOOK_MS);
  expect([value(), context().stated, context().end]).toEqual(['hidden', null, 'time']);
});

it('can say that a picture is not readable which the browser cannot draw', async () => {
  const { calls, ask, value, context } = await start();
  ask();
  await calls.answer('reveal', revealed);
  await calls.answer('openDocument', { kind: 'unreadable' });
  expect([value(), context().end, context().stated]).toEqual(['judging', 'unreadable', null]);
});

it('needs all four answers, and sends them with the look', async () => {
  const { actor, calls, show, type, submit, value, context, inputOf } = await start();
  await show();
  type({ name: 'yes', valid: 'no' });
  submit();
  expect([value(), context().fieldErrors]).toEqual([
    'shown',
    { number: { code: 'identityPoint' }, birth_date: { code: 'identityPoint' } },
  ]);
  type({ number: 'unreadable', birth_date: 'yes', note: '' });
  actor.send({ type: 'document.closed' });
  submit();
  expect(inputOf('judge')).toEqual({
    look: revealed.look,
    name: 'yes',
    number: 'unreadable',
    birth_date: 'yes',
    valid: 'no',
    note: null,
  });
  await calls.answer('judge', identityVerdict);
  expect([value(), context().check, context().look]).toEqual(['hidden', judged, null]);
});

it('does not know whether a verdict was kept that got no answer, and sends the same one again', async () => {
  const { actor, calls, show, type, submit, value, inputOf } = await start();
  await show();
  type(fits);
  submit();
  const first = inputOf('judge');
  await calls.refuse('judge', networkError);
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  expect(inputOf('judge')).toEqual(first);
});

it('says why a look is over, and begins the next one with a reason', async () => {
  const { actor, calls, ask, value, context } = await start();
  ask();
  await calls.answer('reveal', revealed);
  await calls.refuse('openDocument', messageError('Over.', { status: 410, code: 'reveal_expired' }));
  await calls.answer('loadCheck', unjudged);
  expect([value(), context().formError, context().stated]).toEqual(['hidden', { sentence: 'Over.' }, null]);
  actor.send({ type: 'reveal.requested' });
  expect([value(), context().texts.reason, context().formError]).toEqual([{ asking: 'ready' }, '', null]);
});

it('waits as long as the server says after too many looks', async () => {
  const { calls, clock, ask, value } = await start();
  ask();
  await calls.refuse('reveal', httpError({ status: 429, retryAfterMs: 30_000 }));
  expect(value()).toEqual({ asking: 'limited' });
  clock.increment(30_000);
  expect(value()).toEqual({ asking: 'ready' });
});
