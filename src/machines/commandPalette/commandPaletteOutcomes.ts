/** Outcomes of the command palette, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { StaffList } from '../../../domain/staff/staffContract.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { CommandPaletteEvent } from './commandPaletteMachine.ts';

const heard = (event: CommandPaletteEvent): AnyEventObject => event;

export const commandPaletteOutcomes = (
  texts: readonly string[],
  people: StaffList['people'],
  failures: readonly AppError[],
): AnyEventObject[] => [
  ...texts.map((text) => heard({ type: 'text.changed', text })),
  elapsed('pause', 'commandPalette.open.pausing'),
  answered('loadPeople', people),
  ...failures.map((failure) => refused('loadPeople', failure)),
  heard({ type: 'retry.requested' }),
];
