import { describe, expect, it } from 'vitest';
import { checkoutCalls, checkoutEffects, checkoutPaths } from '../../../tests/support/checkoutPaths.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { checkoutMachine } from './checkoutMachine.ts';

const paths = checkoutPaths();

describe('paths through the checkout', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(checkoutMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(checkoutMachine, checkoutCalls, checkoutEffects);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});
