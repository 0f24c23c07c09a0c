import { parseArgs } from 'node:util';
import { ROUND_ENTRIES_MAX } from '../domain/season/seasonLimits.ts';
import type { Command } from '../server/commands/command.ts';
import { submitWrite } from '../server/commands/submitWrite.ts';
import { systemClock } from '../server/platform/clock.ts';
import { demo, laySeasonNow, type SeedInput } from './demo.ts';
import type { LaidSeason } from './season/laySeason.ts';

/** Adds a new demo season: by the running server, or directly if none runs. */
export const seedCommand: Command = async (args, { config, print }) => {
  const laid = await submitWrite<SeedInput & { actor: string }, LaidSeason>(
    config,
    'seed',
    { entries: entriesIn(args) },
    (writer, input) => laySeasonNow({ config: { s3: null, ...config }, clock: systemClock, writer }, input),
    demo.writes,
  );
  print(`Season ${laid.slug}: ${laid.entries} participants, ${laid.votes} votes.`);
  return 0;
};

function entriesIn(args: string[]): number | undefined {
  const { values } = parseArgs({ args, options: { entries: { type: 'string' } } });
  if (values.entries === undefined) return undefined;
  const entries = Number(values.entries);
  if (Number.isInteger(entries) && entries >= 1 && entries <= ROUND_ENTRIES_MAX) return entries;
  throw new Error(`--entries must be a whole number from 1 to ${ROUND_ENTRIES_MAX}.`);
}
