/** An invented desk of acts on many entries, a preview, and the machine that stays as it is, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { type BulkChoice, firstChoice } from '../../../domain/season/bulkChoice.ts';
import { type EntryFilters, noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import type {
  BulkDesk,
  BulkEntry,
  BulkJob,
  BulkJobReport,
  BulkPreview,
} from '../../../domain/staff/staffContract.ts';
import { bulkJobMachine } from '../../../src/machines/bulkJob/bulkJobMachine.ts';
import type { Previewed, Started } from '../../../src/machines/bulkJob/bulkJobTypes.ts';
import { NEVER_MS, stagedAnswer } from '../pages/stagedAnswer.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 26, 8);
const idOf = (text: string) => text.padEnd(22, '0');

const competition = { id: idOf('singing'), name_ar: 'الغناء', name_en: 'Singing' };
const groupOf = (number: number, members: number) => ({
  id: idOf(`group-${number}`),
  number,
  name_ar: `المجموعة ${number}`,
  name_en: `Group ${number}`,
  opens_at: now + number * 24 * HOUR,
  members,
});
const first = { id: idOf('first'), ordinal: 1, name_ar: 'الفرز الأول', name_en: 'First screening' };
const final = { id: idOf('final'), ordinal: 2, name_ar: 'العروض النهائية', name_en: 'Final presentations' };

export const bulkFilters: EntryFilters = {
  ...noEntryFilters,
  status: 'approved',
  competition: competition.id,
};

const entryOf = (id: string, full_name_ar: string, full_name_en: string | null): BulkEntry => ({
  id: idOf(id),
  full_name: full_name_ar,
  full_name_ar,
  full_name_en,
});
const huda = entryOf('huda', 'هدى بنت عبد الرحمن البوسعيدية', 'Huda Al Busaidi');
const muna = entryOf('muna', 'Muna (2) الحارثية', null);
const noor = entryOf('noor', 'نور الكندي', 'Noor Al Kindi');

export const runningJob: BulkJob = {
  id: idOf('job'),
  act: 'place',
  round: final,
  groups: [1, 2],
  state: 'running',
  stopped_for: null,
  total: 1_240,
  position: 460,
  done: 452,
  skipped: [{ why: 'not_approved', count: 8 }],
  by: 'Salma Al Harthy',
  started_at: now - 60_000,
  changed_at: now,
};
export const stoppedJob: BulkJob = { ...runningJob, state: 'stopped', stopped_for: 'person' };
export const doneJob: BulkJob = {
  ...runningJob,
  state: 'done',
  position: 1_240,
  done: 1_000,
  skipped: [
    { why: 'not_approved', count: 8 },
    { why: 'round_full', count: 232 },
  ],
};

const reportOf = (job: BulkJob): BulkJobReport => ({
  job,
  skipped: [
    { why: 'not_approved', entry: noor },
    { why: 'not_approved', entry: null },
  ],
});
export const jobReports = {
  running: reportOf(runningJob),
  stopped: reportOf(stoppedJob),
  done: reportOf(doneJob),
};

export const bulkDesk: BulkDesk = {
  competition,
  zone: 'Asia/Muscat',
  rounds: [
    { ...first, pending: 3_120, qualified: 1_240, out: 5_640, groups: [] },
    { ...final, pending: 0, qualified: 0, out: 0, groups: [groupOf(1, 0), groupOf(2, 12)] },
  ],
  jobs: [stoppedJob, { ...doneJob, id: idOf('earlier'), act: 'qualified', round: first }],
};
export const roundlessDesk: BulkDesk = { ...bulkDesk, rounds: [], jobs: [] };

export const otherChoice: BulkChoice = { ...firstChoice(bulkDesk), act: 'qualified', round: first.id };

const preview: BulkPreview = {
  matching: 1_240,
  acting: 1_226,
  first: [huda, muna],
  skipped: [
    { why: 'not_approved', count: 1, first: [noor] },
    { why: 'already', count: 13, first: [muna, huda] },
  ],
  groups: bulkDesk.rounds[1]!.groups.map(({ opens_at: _opens, ...group }, index) => ({
    ...group,
    gets: [619, 607][index]!,
  })),
  blocked: null,
  hash: 'a'.repeat(64),
};
export const previews = {
  open: { id: runningJob.id, preview },
  blocked: {
    id: runningJob.id,
    preview: { ...preview, acting: 0, first: [], blocked: 'window_opened' },
  },
} as const satisfies Record<string, Previewed>;
export const changedStart: Started = { present: { ...preview, acting: 1_225, hash: 'b'.repeat(64) } };

type Staged = {
  desk?: BulkDesk | AppError;
  previewed?: Previewed | AppError;
  started?: Started | AppError;
  report?: BulkJobReport | AppError;
};

export const stillBulk = ({ desk, previewed, started, report }: Staged) =>
  bulkJobMachine.provide({
    delays: { look: NEVER_MS },
    actors: {
      loadDesk: fromPromise(() => stagedAnswer<BulkDesk>(desk)),
      previewAct: fromPromise(() => stagedAnswer<Previewed>(previewed)),
      startJob: fromPromise(() => stagedAnswer<Started>(started)),
      readJob: fromPromise(() => stagedAnswer<BulkJobReport>(report)),
      changeJob: fromPromise(() => stagedAnswer<BulkJob>(undefined)),
    },
    actions: { endSession: () => {} },
  });
