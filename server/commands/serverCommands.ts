import type { Clock } from '../platform/clock.ts';
import { openDiskStore } from '../platform/storage/diskStore.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import type { CommandHandlers } from './commandSocket.ts';
import type { SeedInput } from './seedCommand.ts';
import { staffWrites } from './staffWrites.ts';

/** What a running server does when a command of its own machine asks for it. */
export function serverCommands(
  dataDir: string,
  writer: Writer,
  clock: Pick<Clock, 'now'>,
  objects: ObjectStore = openDiskStore(dataDir),
): CommandHandlers {
  return {
    seed: async (asked) => {
      const { entries, actor } = withActor(asked as SeedInput);
      // Making images takes a library that is large in memory, and most servers never lay a season.
      const { seedSeason } = await import('../../demo/season/seedSeason.ts');
      return seedSeason({
        dataDir,
        objects,
        now: clock.now(),
        entries,
        actor,
        laySeason: (plan) => writer.submit('laySeason', plan),
      });
    },
    ...staffHandlers(writer, clock),
  };
}

function staffHandlers(writer: Writer, clock: Pick<Clock, 'now'>): CommandHandlers {
  const handlers = Object.entries(staffWrites).map(([name, write]) => [
    name,
    async (input: unknown) => write(writer, withActor(input) as never, clock.now()),
  ]);
  return Object.fromEntries(handlers) as CommandHandlers;
}

/** @throws Error in words when the command does not say who runs it */
function withActor<Input>(input: Input): Input {
  const { actor } = (input ?? {}) as { actor?: unknown };
  if (typeof actor === 'string' && actor.startsWith('operator:')) return input;
  throw new Error('The command does not name its operator.');
}
