/** The flow of the command palette. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { commandPaletteMachine } from '../../../src/machines/commandPalette/commandPaletteMachine.ts';
import { commandPaletteOutcomes } from '../../../src/machines/commandPalette/commandPaletteOutcomes.ts';
import { staffList } from '../../support/staff/staffFacts.ts';
import type { Flow } from '../flow.ts';
import { onPalette } from '../staffOffers.ts';
import * as words from './commandPaletteWords.ts';

const { people } = staffList;

export const commandPaletteFlow: Flow = {
  name: 'commandPalette',
  ...words.commandPaletteWords,
  machine: commandPaletteMachine,
  input: { readsPeople: true, records: ['entry'] },
  walks: [
    {
      events: commandPaletteOutcomes(['huda', 'zzz', '-', ''], { people, found: [] }, [
        httpError({ status: 401 }),
        networkError,
      ]),
    },
  ],
  offered: onPalette,
  replayedBy: 'src/pages/staff/StaffDesk/commandPalette.paths.test.tsx',
  calls: ['search'],
  effects: ['endSession'],
};
