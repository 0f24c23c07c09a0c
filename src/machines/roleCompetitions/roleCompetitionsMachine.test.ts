import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { roleCompetitionsFlow } from '../../../tests/flows/roleCompetitions/roleCompetitionsFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { roleToLimit, singing } from '../../../tests/support/staff/competitionFacts.ts';
import { roleCompetitionsMachine } from './roleCompetitionsMachine.ts';

walkMachine(roleCompetitionsFlow);

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = roleCompetitionsMachine.provide({
    actors: { changeCompetitions: calls.actor('changeCompetitions') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine, { input: roleToLimit }).start();
  const choose = (competitions: string[] | null) => {
    actor.send({ type: 'competitions.changed', competitions });
    actor.send({ type: 'form.submitted' });
  };
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { calls, did, choose, now };
}

const chosen = { ...roleToLimit, competitions: [singing.id], fieldErrors: {}, formError: null };

it('a role gets the competitions that were chosen', async () => {
  const { calls, choose, now } = start();
  choose([singing.id]);
  expect(now()).toEqual(['saving', chosen]);
  await calls.answer('changeCompetitions', null);
  expect(now()).toEqual(['saved', chosen]);
});

it('a role without any competition is not sent', () => {
  const { choose, now } = start();
  choose([]);
  expect(now()).toEqual([
    'choosing',
    { ...chosen, competitions: [], fieldErrors: { competitions: { code: 'competitionsRequired' } } },
  ]);
  choose(null);
  expect(now()).toEqual(['saving', { ...chosen, competitions: null }]);
});

it.each([
  [
    'a competition that is gone',
    fieldErrors({ competitions: ['Gone.'] }, { status: 422 }),
    { fieldErrors: { competitions: { sentence: 'Gone.' } }, formError: { word: 'highlighted' } },
  ],
  [
    'a change by another person',
    messageError('Changed.', { status: 409, code: 'changed_meanwhile' }),
    { formError: { sentence: 'Changed.' } },
  ],
  ['an unknown outcome', networkError, { formError: { word: 'network' } }],
  ['a step-up that was given up', messageError('A code.', { status: 403, code: 'step_up_needed' }), {}],
])('%s keeps the choice and says so', async (_, failure, said) => {
  const { calls, choose, now } = start();
  choose([singing.id]);
  await calls.refuse('changeCompetitions', failure);
  expect(now()).toEqual(['choosing', { ...chosen, ...said }]);
});

it('ends the session on the page when the call finds it over', async () => {
  const { calls, did, choose, now } = start();
  choose([singing.id]);
  await calls.refuse('changeCompetitions', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
