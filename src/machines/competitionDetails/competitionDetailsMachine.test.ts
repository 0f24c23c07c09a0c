import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { catalogueTime, competitionOf, detailsOf } from '../../../tests/support/catalogueFixtures.ts';
import { competitionDetailsPaths } from '../../../tests/support/cataloguePaths.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { competitionDetailsMachine } from './competitionDetailsMachine.ts';

const paths = competitionDetailsPaths();

describe('paths through a competition', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(competitionDetailsMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(competitionDetailsMachine, ['loadCompetition'], ['logIn', 'enrol']);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});

const details = detailsOf();
const now = catalogueTime;

async function open(shown = details) {
  const calls = new HeldCalls();
  const did: unknown[] = [];
  const machine = competitionDetailsMachine.provide({
    actors: {
      loadCompetition: calls.actor('loadCompetition'),
      followRegistration: fromCallback(({ input }) => void did.push(['follow', input])),
    },
    actions: { enrol: ({ context }) => void did.push(['enrol', context.details?.id]) },
  });
  const brief = competitionOf();
  const actor = createActor(machine, { input: { brief, now } }).start();
  expect(actor.getSnapshot().context.brief).toEqual(brief);
  await calls.answer('loadCompetition', { details: shown, now });
  expect(did.splice(0)).toEqual([['follow', { details: shown, now }]]);
  const enrol = () => {
    actor.send({ type: 'enrol.requested' });
    return [actor.getSnapshot().value, did.splice(0)];
  };
  return { actor, enrol };
}

const led = [{ ready: 'open' }, [['enrol', details.id]]];
const refused = [{ ready: 'refused' }, []];

describe('enrolling', () => {
  it('leads to the form while registration is open', async () => {
    const { enrol } = await open();
    expect(enrol()).toEqual(led);
  });

  it('leads to the form while no end was announced', async () => {
    const { enrol } = await open(detailsOf({ reg_start: null, reg_end: null }));
    expect(enrol()).toEqual(led);
  });

  it('is refused from the very instant of its end, also on a page that was open before', async () => {
    const { actor, enrol } = await open();
    const end = details.reg_end ?? 0;
    actor.send({ type: 'clock.ticked', now: end - 1 });
    expect(enrol()).toEqual(led);
    actor.send({ type: 'clock.ticked', now: end });
    expect(enrol()).toEqual(refused);
    expect(enrol()).toEqual(refused);
    actor.send({ type: 'notice.closed' });
    expect(actor.getSnapshot().value).toEqual({ ready: 'open' });
  });

  it('is refused before it opens', async () => {
    const { enrol } = await open(detailsOf({ reg_start: now + 1 }));
    expect(enrol()).toEqual(refused);
  });
});
