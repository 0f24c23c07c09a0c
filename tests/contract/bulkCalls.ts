/** Calls about acts on many entries: what they send, and the status of a caller who may make them. */
import type { AskedOfStaff } from '../support/staff/staffWorld.ts';

const nobody = 'A'.repeat(22);
const bulk = `/organisation/${nobody}/competition/${nobody}/bulk`;

const wanted = { act: 'place', round: nobody, groups: [nobody], status: null, search: '', from: null };

export const bulkBodies = {
  previewBulk: wanted,
  startBulk: { id: 'J'.repeat(22), hash: 'x', wanted },
} as const satisfies Record<string, object>;

export const bulkCalls: Record<string, [path: string, asked: AskedOfStaff]> = {
  listBulkJobs: [bulk, {}],
  previewBulk: [`${bulk}/preview`, { body: bulkBodies.previewBulk }],
  startBulk: [bulk, { body: bulkBodies.startBulk }],
  readBulkJob: [`${bulk}/${nobody}`, {}],
  stopBulk: [`${bulk}/${nobody}/stop`, { method: 'POST' }],
  resumeBulk: [`${bulk}/${nobody}/resume`, { method: 'POST' }],
};

export const bulkAnswers: Record<string, number> = {
  listBulkJobs: 200,
  previewBulk: 404,
  startBulk: 404,
  readBulkJob: 404,
  stopBulk: 404,
  resumeBulk: 404,
};

/** Operations that read the database before anything else. */
export const bulkReads = ['listBulkJobs', 'previewBulk', 'readBulkJob'];
