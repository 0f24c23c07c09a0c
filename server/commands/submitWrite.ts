import { systemClock } from '../platform/clock.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { openWriter, type Writer } from '../platform/writer/openWriter.ts';
import type { CommandSetting } from './command.ts';
import { askServer } from './commandSocket.ts';

/**
 * Has a write done by the server of this data folder, which knows it by `name`, or does it on the database itself
 * while no server runs.
 * @throws Error in words when neither is possible
 */
export async function submitWrite<Input, Output>(
  config: CommandSetting['config'],
  name: string,
  input: Input,
  write: (writer: Writer, input: Input, at: number) => Promise<Output>,
): Promise<Output> {
  const lock = takeProcessLock(config.dataDir);
  if (!lock) return (await askServer(config.dataDir, name, input)) as Output;
  try {
    return await onTheDatabase(config, (writer) => write(writer, input, systemClock.now()));
  } finally {
    lock.release();
  }
}

async function onTheDatabase<Output>(
  config: CommandSetting['config'],
  work: (writer: Writer) => Promise<Output>,
): Promise<Output> {
  const settings = databaseSettings(config.dataDir, config.databaseUrl);
  await migrate(settings);
  const writer = await openWriter(settings, {
    onFatal: () => {
      process.exitCode = 1;
    },
  });
  try {
    return await work(writer);
  } finally {
    await writer.close();
  }
}
