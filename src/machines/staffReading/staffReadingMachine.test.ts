import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  contentPagesFlow,
  pageVersionFlow,
  pageVersionsFlow,
} from '../../../tests/flows/staffReading/contentPagesFlow.ts';
import { overviewFlow } from '../../../tests/flows/staffReading/overviewFlow.ts';
import { seasonListFlow } from '../../../tests/flows/staffReading/seasonListFlow.ts';
import { staffCandidateFlow } from '../../../tests/flows/staffReading/staffCandidateFlow.ts';
import { staffEntryFlow } from '../../../tests/flows/staffReading/staffEntryFlow.ts';
import { staffOrderFlow } from '../../../tests/flows/staffReading/staffOrderFlow.ts';
import { templatesFlow } from '../../../tests/flows/staffReading/templatesFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { overview } from '../../../tests/support/season/overviewFacts.ts';
import { overviewReading } from './staffReadingMachine.ts';

walkMachine(overviewFlow);
walkMachine(seasonListFlow);
walkMachine(contentPagesFlow);
walkMachine(pageVersionsFlow);
walkMachine(pageVersionFlow);
walkMachine(staffOrderFlow);
walkMachine(staffEntryFlow);
walkMachine(staffCandidateFlow);
walkMachine(templatesFlow);

function start() {
  const calls = new HeldCalls();
  const ended: string[] = [];
  const machine = overviewReading.provide({
    actors: { read: calls.actor('read') },
    actions: { endSession: () => void ended.push('ended') },
  });
  const actor = createActor(machine).start();
  return { actor, calls, ended, now: () => [actor.getSnapshot().value, actor.getSnapshot().context] };
}

it('keeps what it shows while it reads again, and after a failure', async () => {
  const { actor, calls, now } = start();
  await calls.answer('read', overview);
  actor.send({ type: 'refresh.requested' });
  expect(now()).toEqual(['loading', { data: overview, formError: null }]);
  await calls.refuse('read', networkError);
  expect(now()).toEqual(['failed', { data: overview, formError: { word: 'network' } }]);
});

it('ends the session that is over', async () => {
  const { calls, ended, now } = start();
  await calls.refuse('read', httpError({ status: 401 }));
  expect([now()[0], ended]).toEqual(['signedOut', ['ended']]);
});
