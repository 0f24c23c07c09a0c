import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import {
  registrationCalls,
  registrationEffects,
  registrationPaths,
} from '../../../tests/support/registrationPaths.ts';
import { Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { registrationMachine } from './registrationMachine.ts';

const paths = registrationPaths();

describe('paths through a registration', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(registrationMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(registrationMachine, registrationCalls, registrationEffects);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});
