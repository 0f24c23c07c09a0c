import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { voteCalls, voteEffects, votePaths } from '../../../tests/support/votePaths.ts';
import { publicVotingMachine } from './publicVotingMachine.ts';

const paths = votePaths();

describe('paths through the public vote', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(publicVotingMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(publicVotingMachine, voteCalls, voteEffects);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});
