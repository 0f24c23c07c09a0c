import type { Flow } from '../../tests/flows/flow.ts';
import { pagePaths } from '../../tests/flows/flowPaths.ts';
import { coverageOf } from '../../tests/support/models/modelCoverage.ts';

/** Lists by machine the states, transitions and results of guards that no test of a page replays. */
export function uncoveredIn(flows: readonly Flow[]): string {
  const found = flows.flatMap((flow) => {
    const { states, transitions, guards } = coverageOf(
      flow.machine,
      flow.replayedBy ? pagePaths(flow) : [],
      flow.input,
    );
    const missed = [...states.missed, ...transitions.missed, ...guards.missed];
    const why = flow.replayedBy ? '' : ': it has no page of its own; its paths run on the machine only';
    return missed.length === 0 ? [] : [`${flow.name}${why}`, ...missed.map((name) => `  ${name}`)];
  });
  return found.length === 0 ? 'The page tests replay everything.' : found.join('\n');
}
