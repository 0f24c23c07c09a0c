import { ownLeases } from '../../../server/platform/leases/ownLeases.ts';
import { type BulkStart, bulkWorker } from '../../../server/staff/bulk/bulkWorker.ts';
import type { DatabaseMaker } from '../database/databases.ts';
import { StaffWorld } from '../staff/staffWorld.ts';

/** A server whose acts on many entries go on only when the test looks. */
export async function bulkStage(open: DatabaseMaker['open']) {
  const database = await open();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  const world = await StaffWorld.start({ databaseUrl, roles: { web: true, work: false } });
  /** @param writeMs how long (ms) each of its writes takes, by the clock of the test */
  const newWorker = (writeMs = 0) =>
    bulkWorker({
      staffDatabase: world.server.store.database,
      writer: slowWriter(world, writeMs),
      leases: ownLeases,
      clock: world.clock,
      log: world.server.app.site.log,
    });
  const own = newWorker();
  return {
    world,
    owner: await world.setUp(),
    newWorker,
    /** Each look of a worker takes one step of one job. */
    look: async (times: number, worker = own) => {
      for (let each = 0; each < times; each += 1) {
        worker.nudge();
        worker.tick();
        await worker.rest();
      }
    },
    close: async () => {
      await world.close();
      await database.close();
    },
  };
}

function slowWriter({ server, clock }: StaffWorld, ms: number): BulkStart['writer'] {
  const { writer } = server.app.live;
  return {
    ...writer,
    submit: (name, input, fence) => {
      clock.advance(ms);
      return writer.submit(name, input, fence);
    },
  };
}
