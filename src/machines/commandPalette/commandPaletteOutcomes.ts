/** Outcomes of the command palette, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { CommandPaletteEvent, PaletteFound } from './commandPaletteMachine.ts';

const heard = (event: CommandPaletteEvent): AnyEventObject => event;

export const commandPaletteOutcomes = (
  texts: readonly string[],
  found: PaletteFound,
  failures: readonly AppError[],
): AnyEventObject[] => [
  ...texts.map((text) => heard({ type: 'text.changed', text })),
  elapsed('pause', 'commandPalette.open.pausing'),
  answered('search', found),
  ...failures.map((failure) => refused('search', failure)),
  heard({ type: 'retry.requested' }),
];
