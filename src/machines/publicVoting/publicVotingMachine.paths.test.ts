import { describe, expect, it } from 'vitest';
import { httpError } from '../../../domain/errors.ts';
import { transitionPaths } from '../../../tests/support/model.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import {
  delta,
  group,
  HOUR,
  participant,
  smallBoard,
  smallConfig,
  vote,
} from '../../../tests/support/smallBoard.ts';
import { answered } from '../worldEvents.ts';
import { publicVotingMachine } from './publicVotingMachine.ts';
import { linkOutcomes, listOutcomes, tabOutcomes } from './publicVotingOutcomes.ts';
import type { LoadedBoard, PublicVotingEvent, RecalledBoard } from './publicVotingTypes.ts';

const groups = [
  group(1, [participant('a', 2), participant('b', 1)]),
  group(2, [participant('c')]),
  group(3, [participant('d')], [4, 5]),
];
const board = smallBoard(groups);
const loaded: LoadedBoard = { board, config: smallConfig(), etag: '"v1"', at: HOUR };
const recalled: RecalledBoard = { source: 'remembered', board, config: null, savedAt: HOUR / 2, at: HOUR };
const tick = (hour: number): PublicVotingEvent => ({ type: 'clock.ticked', at: hour * HOUR });

/** How the list, the tab and the link behave; the phase stands still. */
const linkPaths = transitionPaths(publicVotingMachine, {
  events: [
    ...listOutcomes(loaded, recalled, httpError({ status: 503 })),
    ...tabOutcomes,
    ...linkOutcomes([
      { type: 'time.received', time: { version: 'v1', server_time: HOUR }, at: HOUR },
      { type: 'delta.received', delta: delta([vote('b', 9)]), at: HOUR },
      { type: 'board.received', board, etag: '"v1"', at: HOUR },
      { type: 'board.confirmed', at: HOUR },
    ]),
    tick(1.5),
  ],
  identity: ({ value, context }) => [
    [value.board, value.link, context.source],
    [context.visible, context.admitted, context.online, context.streamFailures > 0],
    context.now === HOUR,
  ],
});

/** How the phase and the shown group behave; the list loads once. */
const phasePaths = transitionPaths(publicVotingMachine, {
  events: [
    answered('loadBoard', loaded),
    answered('loadBoard', { ...loaded, board: smallBoard([]) }),
    ...[0.5, 1.5, 3.5, 5.5].map(tick),
    { type: 'group.chosen', group: 2 },
    { type: 'list.entered', group: 1 },
    { type: 'list.left' },
  ],
  identity: ({ value, context }) => [value.phase, context.group, context.groupChosen, context.heldGroup],
});

const paths = [...linkPaths, ...phasePaths];

describe('paths through the public vote', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(publicVotingMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(
      publicVotingMachine,
      ['loadBoard', 'recallBoard'],
      ['rememberBoard', 'reloadPage'],
    );
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});
