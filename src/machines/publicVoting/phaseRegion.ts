import { and, not, stateIn } from 'xstate';
import { publicVotingSetup } from './publicVotingSetup.ts';
import { phaseKinds } from './publicVotingTypes.ts';

const known = phaseKinds.filter((kind) => kind !== 'unknown');

/** The phase at server time (specification section 4 "Voting"; decision D32): it turns by itself when its instant comes. */
export const phaseRegion = publicVotingSetup.createStateConfig({
  initial: 'unknown',
  always: known.map((kind) => ({
    guard: and([{ type: 'phaseIs', params: { kind } }, not(stateIn({ phase: kind }))]),
    target: `.${kind}`,
  })),
  states: { unknown: {}, none: {}, upcoming: {}, live: {}, between: {}, ended: {} },
});
