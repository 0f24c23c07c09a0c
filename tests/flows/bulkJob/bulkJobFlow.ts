/** The flow of an act on many entries. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { bulkJobMachine, chosenAct, mayStart } from '../../../src/machines/bulkJob/bulkJobMachine.ts';
import { bulkJobOutcomes } from '../../../src/machines/bulkJob/bulkJobOutcomes.ts';
import type { BulkJobContext } from '../../../src/machines/bulkJob/bulkJobTypes.ts';
import {
  bulkDesk,
  bulkFilters,
  changedStart,
  jobReports,
  otherChoice,
  previews,
  roundlessDesk,
  runningJob,
  stoppedJob,
} from '../../support/bulk/bulkFacts.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { bulkJobWords } from './bulkJobWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const signedOut = httpError({ status: 401 });

/** What the page offers: no button for what cannot be done, and one button to stop a job or have it go on. */
function onPage({ context }: Snapshot, event: ModelEvent): boolean {
  const held = context as BulkJobContext;
  const { desk, choice, job } = held;
  switch (event.type) {
    case 'choice.changed':
      return desk!.rounds.length > 0 && choice.act !== otherChoice.act;
    case 'preview.requested':
      return chosenAct(held) !== undefined;
    case 'start.requested':
      return mayStart(held);
    case 'job.opened':
      return desk!.jobs.length > 0;
    case 'change.requested':
      return event['change'] === (job!.state === 'running' ? 'stop' : 'resume') && job!.state !== 'done';
    default:
      return true;
  }
}

export const bulkJobFlow: Flow = {
  name: 'bulkJob',
  ...bulkJobWords,
  machine: bulkJobMachine,
  input: bulkFilters,
  walks: [
    {
      events: bulkJobOutcomes(
        {
          desks: [bulkDesk, roundlessDesk],
          choices: [otherChoice],
          previews: [previews.open, previews.blocked],
          started: [{ job: runningJob }, changedStart],
          reports: [jobReports.running, jobReports.stopped, jobReports.done],
          changed: [stoppedJob, runningJob],
        },
        {
          load: [signedOut, networkError],
          preview: [signedOut, networkError],
          start: [signedOut, refusal('forbidden', 403), networkError],
          read: [signedOut, httpError({ status: 404 }), networkError],
          change: [signedOut, networkError],
        },
      ),
    },
  ],
  offered: onPage,
  unoffered: [
    'bulkJob.choosing on preview.requested: no guard holds',
    'bulkJob.over on change.requested: no guard holds',
    'bulkJob.previewed on start.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/bulkJob.paths.test.tsx',
  calls: ['loadDesk', 'previewAct', 'startJob', 'readJob', 'changeJob'],
  effects: ['endSession'],
};
