/** Tests a flow on its machine, along all its paths. */
import { describe, expect, it } from 'vitest';
import type { Flow } from '../../flows/flow.ts';
import { machinePaths } from '../../flows/flowPaths.ts';
import { outlineOf } from '../../flows/outlineOf.ts';
import { coverageOf } from './modelCoverage.ts';
import { Rehearsal, rehearse } from './replay.ts';

const outlines = import.meta.glob<string>('../../flows/outlines/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Tests that the paths of a flow cover its machine, and that the real machine follows each path. */
export function walkMachine(flow: Flow): void {
  const paths = machinePaths(flow);
  const { calls, effects, input, unreached } = flow;
  const machine = flow.machine.provide({ delays: flow.steady ?? {} });

  describe(`paths through ${flow.name}`, () => {
    it('reach every state and take every transition, each guard both ways', () => {
      const { states, transitions } = coverageOf(flow.machine, paths, input);
      expect([states.missed, transitions.missed]).toEqual([
        unreached?.states ?? [],
        unreached?.transitions ?? [],
      ]);
    });

    it('lead where the accepted outline says', () => {
      expect(outlineOf(flow)).toBe(outlines[`../../flows/outlines/${flow.name}.txt`]);
    });

    it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
      const rehearsal = new Rehearsal(machine, calls, effects, input);
      expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
    });
  });
}
