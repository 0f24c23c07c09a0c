import type { Clock } from '../platform/clock.ts';
import { openDiskStore } from '../platform/storage/diskStore.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import type { CommandHandlers } from './commandSocket.ts';
import type { SeedInput } from './seedCommand.ts';
import { staffWrites, type StaffInput } from './staffWrites.ts';

/** What a running server does when a command of its own machine asks for it. */
export function serverCommands(
  dataDir: string,
  writer: Writer,
  clock: Pick<Clock, 'now'>,
  objects: ObjectStore = openDiskStore(dataDir),
): CommandHandlers {
  return {
    seed: async (input) => {
      // Making images takes a library that is large in memory, and most servers never lay a season.
      const { seedSeason } = await import('../demo/seedSeason.ts');
      return seedSeason({
        dataDir,
        objects,
        now: clock.now(),
        entries: (input as SeedInput).entries,
        laySeason: (plan) => writer.submit('laySeason', plan),
      });
    },
    refundOrder: (input) => staffWrites.refundOrder(writer, input as StaffInput<'refundOrder'>, clock.now()),
    suspendAccount: (input) =>
      staffWrites.suspendAccount(writer, input as StaffInput<'suspendAccount'>, clock.now()),
    decideEntry: (input) => staffWrites.decideEntry(writer, input as StaffInput<'decideEntry'>, clock.now()),
    erasePerson: (input) => staffWrites.erasePerson(writer, input as StaffInput<'erasePerson'>, clock.now()),
    noteExport: (input) => staffWrites.noteExport(writer, input as StaffInput<'noteExport'>, clock.now()),
    decideFlag: (input) => staffWrites.decideFlag(writer, input as StaffInput<'decideFlag'>, clock.now()),
  };
}
