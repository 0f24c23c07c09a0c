import type { OperatorAct } from '../platform/audit/operatorAct.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { openServerWriter, type ServerWriter } from '../start/serverWriter.ts';
import type { CommandSetting } from './command.ts';
import { askServer } from './commandSocket.ts';
import { operatorActor } from './operatorActor.ts';

type Acting = Pick<OperatorAct, 'actor'>;

/**
 * Runs an operator's write `name`: in the running server of this data folder, else directly on the database.
 * The audit names the user of the command, not the user of the server.
 * @param module the writes of the database, if there are more than the server's own
 * @throws Error in words when neither is possible
 */
export async function submitWrite<Input extends Acting, Output>(
  config: CommandSetting['config'],
  name: string,
  input: Omit<Input, 'actor'>,
  write: (writer: ServerWriter, input: Input, at: number) => Promise<Output>,
  module?: URL,
): Promise<Output> {
  const acted = { ...input, actor: operatorActor() } as Input;
  const lock = takeProcessLock(config.dataDir);
  if (!lock) return (await askServer(config.dataDir, name, acted)) as Output;
  try {
    return await onTheDatabase(config, (writer) => write(writer, acted, systemClock.now()), module);
  } finally {
    lock.release();
  }
}

async function onTheDatabase<Output>(
  config: CommandSetting['config'],
  work: (writer: ServerWriter) => Promise<Output>,
  module?: URL,
): Promise<Output> {
  const settings = databaseSettings(config.dataDir, config.databaseUrl);
  await migrate(settings);
  const onFatal = () => {
    process.exitCode = 1;
  };
  const writer = await openServerWriter(settings, { onFatal }, module);
  try {
    return await work(writer);
  } finally {
    await writer.close();
  }
}
