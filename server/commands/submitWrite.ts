import type { OperatorAct } from '../platform/audit/operatorAct.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { openWriter, type Writer } from '../platform/writer/openWriter.ts';
import type { CommandSetting } from './command.ts';
import { askServer } from './commandSocket.ts';
import { operatorActor } from './operatorActor.ts';

type Acting = Pick<OperatorAct, 'actor'>;

/**
 * Runs an operator's write: through the server of this data folder, which knows it by `name`, or on the database
 * while no server runs. The audit names the user who runs the command, not the user of the server.
 * @throws Error in words when neither is possible
 */
export async function submitWrite<Input extends Acting, Output>(
  config: CommandSetting['config'],
  name: string,
  input: Omit<Input, 'actor'>,
  write: (writer: Writer, input: Input, at: number) => Promise<Output>,
): Promise<Output> {
  const acted = { ...input, actor: operatorActor() } as Input;
  const lock = takeProcessLock(config.dataDir);
  if (!lock) return (await askServer(config.dataDir, name, acted)) as Output;
  try {
    return await onTheDatabase(config, (writer) => write(writer, acted, systemClock.now()));
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
