import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { staffOrganisationsFlow } from '../../../tests/flows/staffOrganisations/staffOrganisationsFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { organisationList } from '../../../tests/support/staff/staffFacts.ts';
import { staffOrganisationsMachine } from './staffOrganisationsMachine.ts';

walkMachine(staffOrganisationsFlow);

const { data: list } = organisationList;

async function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = staffOrganisationsMachine.provide({
    actors: { loadOrganisations: calls.actor('loadOrganisations') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadOrganisations', organisationList);
  return { actor, calls, did, now: () => [actor.getSnapshot().value, actor.getSnapshot().context] };
}

it('after an organisation was made, the list loads again and its owner is invited', async () => {
  const { actor, calls, now } = await start();
  actor.send({ type: 'organisation.made', id: 'new' });
  expect(now()).toEqual(['loading', { list, inviting: 'new', formError: null }]);
  await calls.answer('loadOrganisations', { data: [] });
  expect(now()).toEqual(['listed', { list: [], inviting: 'new', formError: null }]);
  actor.send({ type: 'owner.cancelled' });
  expect(now()).toEqual(['listed', { list: [], inviting: null, formError: null }]);
});

it('a list that cannot load keeps the one before, and the invitation that is open', async () => {
  const { actor, calls, now } = await start();
  actor.send({ type: 'owner.requested', id: 'studio' });
  actor.send({ type: 'refresh.requested' });
  await calls.refuse('loadOrganisations', networkError);
  const context = { list, inviting: 'studio' };
  expect(now()).toEqual(['failed', { ...context, formError: { word: 'network' } }]);
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadOrganisations', organisationList);
  expect(now()).toEqual(['listed', { ...context, formError: null }]);
});

it('ends the session on the page when it is over', async () => {
  const { actor, calls, did, now } = await start();
  actor.send({ type: 'refresh.requested' });
  await calls.refuse('loadOrganisations', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
