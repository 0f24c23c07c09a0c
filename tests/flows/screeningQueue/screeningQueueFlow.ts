/** The flow of the queue of screeners. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { screeningQueueMachine } from '../../../src/machines/screeningQueue/screeningQueueMachine.ts';
import { screeningQueueOutcomes } from '../../../src/machines/screeningQueue/screeningQueueOutcomes.ts';
import type { ScreeningQueueContext } from '../../../src/machines/screeningQueue/screeningQueueTypes.ts';
import type { ModelOptions } from '../../support/models/model.ts';
import {
  deletedRecording,
  fullDesk,
  munasEntry,
  nothingWaits,
  screened,
} from '../../support/screening/screeningFacts.ts';
import type { Flow } from '../flow.ts';
import { screeningQueueWords } from './screeningQueueWords.ts';

const [reason] = fullDesk.reasons;
const [own] = fullDesk.own_decisions;
const [held] = fullDesk.held_entries;

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

const contextOf = ({ context }: Snapshot) => context as ScreeningQueueContext;

export const screeningQueueFlow: Flow = {
  name: 'screeningQueue',
  ...screeningQueueWords,
  machine: screeningQueueMachine,
  walks: [
    {
      events: screeningQueueOutcomes({
        opened: [screened, nothingWaits, { ...screened, item: deletedRecording }],
        renewed: munasEntry,
        acts: [
          { type: 'approve.requested' },
          { type: 'reject.requested' },
          { type: 'reason.chosen', reason: reason! },
          { type: 'hold.requested' },
          { type: 'ask.requested' },
          { type: 'correction.submitted', request: { part: 'media', reason: reason!, days: 3 } },
          { type: 'note.submitted', text: 'Heard before' },
          { type: 'next.requested' },
          { type: 'previous.requested' },
          { type: 'competition.chosen', competition: fullDesk.competitions[0]!.id },
          { type: 'held.chosen', entry: held!.id },
          { type: 'undo.requested', entry: own!.entry_id, decision: own!.id },
        ],
        sent: [
          { ...screened, refusal: null },
          { ...nothingWaits, refusal: 'The choir is asleep.' },
        ],
        failures: [httpError({ status: 401 }), httpError({ status: 403 }), networkError],
      }),
      possible: (snapshot, event) =>
        event.type !== 'next.requested' || contextOf(snapshot).skipped.length === 0,
    },
  ],
  offered: (snapshot, { type }) => {
    const { item, skipped } = contextOf(snapshot);
    if (type === 'approve.requested' || type === 'reject.requested')
      return item !== null && item.saw !== null;
    if (type === 'link.expired') return item !== null && item.recording !== null;
    return type !== 'previous.requested' || skipped.length > 0;
  },
  replayedBy: 'src/pages/staff/screeningPage.paths.test.tsx',
  unoffered: [
    'screeningQueue.open.deciding on approve.requested: no guard holds',
    'screeningQueue.open.deciding on reject.requested: no guard holds',
    'screeningQueue.open.deciding on previous.requested: no guard holds',
  ],
  calls: ['openDesk', 'send'],
  effects: ['endSession', 'renewLinks'],
};
