/** Real effects of acts on many entries. */
import { fromPromise } from 'xstate';
import { TABLE_TIMEOUT_MS } from '../../../domain/delays.ts';
import type { BulkDesk, BulkJob, BulkJobReport, BulkWanted } from '../../../domain/staff/staffContract.ts';
import {
  listBulkJobs,
  previewBulk,
  readBulkJob,
  resumeBulk,
  startBulk,
  stopBulk,
} from '../../api/staff/calls/bulk.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { bulkJobMachine } from '../../machines/bulkJob/bulkJobMachine.ts';
import type { JobChange, Previewed, Started, StartWanted } from '../../machines/bulkJob/bulkJobTypes.ts';
import { goToSignIn } from './goToSignIn.ts';
import { newId } from './newId.ts';
import type { RetriedCalls } from './retriedCalls.ts';

/** A look at thousands of entries takes longer than other calls. */
const patient = () => createStaffClient(undefined, TABLE_TIMEOUT_MS);

export const createBulkJob = (
  client: StaffClient,
  place: { organisation: string; competition: string },
  { read, write }: RetriedCalls,
  long = patient(),
) =>
  bulkJobMachine.provide({
    actors: {
      loadDesk: fromPromise<BulkDesk>(({ signal }) =>
        read(() => listBulkJobs(client, place, signal), signal),
      ),
      previewAct: fromPromise<Previewed, { wanted: BulkWanted }>(async ({ input: { wanted }, signal }) => ({
        id: newId(),
        preview: await read(() => previewBulk(long, place, wanted, signal), signal),
      })),
      startJob: fromPromise<Started, StartWanted>(({ input: { id, preview, wanted }, signal }) =>
        write(() => startBulk(long, place, { id, hash: preview.hash, wanted }, signal), signal),
      ),
      readJob: fromPromise<BulkJobReport, { id: string }>(({ input: { id }, signal }) =>
        // Once, as the page asks again anyway.
        write(() => readBulkJob(client, { ...place, id }, signal), signal),
      ),
      changeJob: fromPromise<BulkJob, { id: string; change: JobChange }>(
        ({ input: { id, change }, signal }) =>
          write(() => (change === 'stop' ? stopBulk : resumeBulk)(client, { ...place, id }, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });
