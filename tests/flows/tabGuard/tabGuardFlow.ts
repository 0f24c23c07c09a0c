/** The flow that lets one tab vote at a time. */
import type { AnyMachineSnapshot } from 'xstate';
import { tabGuardMachine } from '../../../src/machines/tabGuard/tabGuardMachine.ts';
import { tabGuardOutcomes } from '../../../src/machines/tabGuard/tabGuardOutcomes.ts';
import type { ModelEvent } from '../../support/models/model.ts';

import type { Flow } from '../flow.ts';
import * as words from './tabGuardWords.ts';

/** Whether the page offers an event: a button that says what it is doing takes no presses. */
const offered = (snapshot: AnyMachineSnapshot, { type }: ModelEvent) =>
  type !== 'retry.requested' || !snapshot.matches({ blocked: 'asking' });

export const tabGuardFlow: Flow = {
  name: 'tabGuard',
  ...words.tabGuardWords,
  machine: tabGuardMachine,
  walks: [{ events: tabGuardOutcomes }],
  offered,
  replayedBy: 'src/pages/voter/VotePage/TabGuard.paths.test.tsx',
  calls: [],
  effects: ['closeTab', 'rememberTab'],
};
