import { parseArgs } from 'node:util';
import type { LaidSeason } from '../../demo/season/laySeason.ts';
import { seedSeason } from '../../demo/season/seedSeason.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { openObjects } from '../platform/storage/openObjects.ts';
import { openWriter } from '../platform/writer/openWriter.ts';
import type { Command, CommandSetting } from './command.ts';
import { askServer } from './commandSocket.ts';
import { operatorActor } from './operatorActor.ts';

/** `entries`: participants of all groups together, the season's own number when not given. */
export type SeedInput = { entries?: number | undefined; actor: string };

/** Lays a new demo season, through the running server when there is one. */
export const seedCommand: Command = async (args, { config, print }) => {
  const input: SeedInput = { entries: entriesIn(args), actor: operatorActor() };
  const lock = takeProcessLock(config.dataDir);
  try {
    const laid = lock
      ? await seedAlone(config, input)
      : ((await askServer(config.dataDir, 'seed', input)) as LaidSeason);
    print(`Season ${laid.slug}: ${laid.entries} participants, ${laid.votes} votes.`);
    return 0;
  } finally {
    lock?.release();
  }
};

const MOST_ENTRIES = 10_000;

function entriesIn(args: string[]): number | undefined {
  const { values } = parseArgs({ args, options: { entries: { type: 'string' } } });
  if (values.entries === undefined) return undefined;
  const entries = Number(values.entries);
  if (Number.isInteger(entries) && entries >= 1 && entries <= MOST_ENTRIES) return entries;
  throw new Error(`--entries must be a whole number from 1 to ${MOST_ENTRIES}.`);
}

async function seedAlone(
  config: CommandSetting['config'],
  { entries, actor }: SeedInput,
): Promise<LaidSeason> {
  const settings = databaseSettings(config.dataDir, config.databaseUrl);
  await migrate(settings);
  const writer = await openWriter(settings, {
    onFatal: () => {
      process.exitCode = 1;
    },
  });
  try {
    return await seedSeason({
      dataDir: config.dataDir,
      objects: openObjects({ dataDir: config.dataDir, s3: config.s3 ?? null }),
      now: systemClock.now(),
      entries,
      actor,
      laySeason: (plan) => writer.submit('laySeason', plan),
    });
  } finally {
    await writer.close();
  }
}
