import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { approvalFlow } from '../../../tests/flows/approval/approvalFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { approvalList, waitingApproval } from '../../../tests/support/staff/approvalFacts.ts';
import { approvalMachine, type Deciding } from './approvalMachine.ts';

walkMachine(approvalFlow);

const approving: Deciding = { decision: 'approve', approval: waitingApproval };
const idle = { list: approvalList, loadError: null, deciding: null, formError: null, given: null };

async function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = approvalMachine.provide({
    actors: {
      loadApprovals: calls.actor('loadApprovals'),
      decide: calls.actor('decide'),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadApprovals', approvalList);
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  const decide = () => {
    actor.send({ type: 'decision.requested', ...approving });
    actor.send({ type: 'decision.confirmed' });
  };
  return { actor, calls, did, now, decide };
}

it('an act is decided only after it was confirmed, and the list loads again', async () => {
  const { actor, calls, now, decide } = await start();
  actor.send({ type: 'decision.requested', ...approving });
  actor.send({ type: 'decision.cancelled' });
  expect(now()).toEqual(['listed', idle]);
  decide();
  expect(now()).toEqual(['deciding', { ...idle, deciding: approving }]);
  await calls.answer('decide', null);
  await calls.answer('loadApprovals', { data: [] });
  expect(now()).toEqual(['listed', { ...idle, list: { data: [] } }]);
});

it('keeps the link of an approval until the person has it, also while the list loads again', async () => {
  const { actor, calls, now, decide } = await start();
  decide();
  await calls.answer('decide', { link: 'https://staff.example/invitation#abc', is_mailed: true });
  await calls.answer('loadApprovals', approvalList);
  actor.send({ type: 'page.returned' });
  await calls.answer('loadApprovals', approvalList);
  const given = {
    act: 'invite_owner',
    email: 'yusuf@production.example',
    link: 'https://staff.example/invitation#abc',
    isMailed: true,
  };
  expect(now()).toEqual(['listed', { ...idle, given }]);
  actor.send({ type: 'link.kept' });
  expect(now()).toEqual(['listed', idle]);
});

it('shows what is true now after a refusal, and says why until the next decision', async () => {
  const { actor, calls, now, decide } = await start();
  decide();
  await calls.refuse('decide', messageError('It has changed.', { status: 409, code: 'changed_meanwhile' }));
  await calls.answer('loadApprovals', approvalList);
  const refused = { ...idle, formError: { sentence: 'It has changed.' } };
  expect(now()).toEqual(['listed', refused]);
  actor.send({ type: 'page.returned' });
  await calls.answer('loadApprovals', approvalList);
  expect(now()).toEqual(['listed', refused]);
  actor.send({ type: 'decision.requested', ...approving });
  expect(now()).toEqual(['confirming', { ...idle, deciding: approving }]);
});

it('loads the list after an unknown outcome', async () => {
  const { calls, now, decide } = await start();
  decide();
  await calls.refuse('decide', networkError);
  expect(now()).toEqual(['loading', { ...idle, formError: { word: 'network' } }]);
});

it('leaves the list as it was when the step-up was given up', async () => {
  const { calls, now, decide } = await start();
  decide();
  await calls.refuse('decide', messageError('A code.', { status: 403, code: 'step_up_needed' }));
  expect(now()).toEqual(['listed', idle]);
});

it('takes a decision while the list loads again: the click that brings a person back does both', async () => {
  const { actor, now } = await start();
  actor.send({ type: 'page.returned' });
  expect(now()[0]).toBe('loading');
  actor.send({ type: 'decision.requested', ...approving });
  expect(now()).toEqual(['confirming', { ...idle, deciding: approving }]);
});

it('loads again after a failure when the person comes back', async () => {
  const { actor, calls, now } = await start();
  actor.send({ type: 'refresh.requested' });
  await calls.refuse('loadApprovals', networkError);
  expect(now()).toEqual(['failed', { ...idle, loadError: { word: 'network' } }]);
  actor.send({ type: 'page.returned' });
  await calls.answer('loadApprovals', approvalList);
  expect(now()).toEqual(['listed', idle]);
});

it('ends the session on the page when a call finds it over', async () => {
  const { calls, did, now, decide } = await start();
  decide();
  await calls.refuse('decide', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
