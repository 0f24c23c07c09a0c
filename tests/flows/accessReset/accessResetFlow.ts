/** The flow of the reset of another person's access. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  type AccessResetContext,
  accessResetMachine,
} from '../../../src/machines/accessReset/accessResetMachine.ts';
import { accessResetOutcomes } from '../../../src/machines/accessReset/accessResetOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { asked } from '../../support/staff/approvalFacts.ts';
import { resetList, resetStarted } from '../../support/resets/resetFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import * as words from './accessResetWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
/** One person without a reset, and one with an open one. */
const [free, , locked] = resetList.people;

/** Whether the page offers an event: there is a link to close, or none. */
const onPage = ({ context }: Snapshot, { type }: ModelEvent): boolean =>
  type !== 'link.kept' || (context as AccessResetContext).started !== null;

export const accessResetFlow: Flow = {
  name: 'accessReset',
  ...words.accessResetWords,
  machine: accessResetMachine,
  walks: [
    {
      events: accessResetOutcomes(
        [
          { act: 'start', id: free!.staff_id },
          { act: 'withdraw', id: locked!.staff_id },
        ],
        resetStarted,
        asked,
        [
          httpError({ status: 401 }),
          httpError({ status: 404 }),
          refusal('reset_stronger', 409),
          refusal('step_up_needed', 403),
          networkError,
        ],
      ),
      possible: onPage,
    },
  ],
  offered: onPage,
  replayedBy: 'src/pages/staff/resets.paths.test.tsx',
  calls: ['startReset', 'withdrawReset'],
  effects: ['endSession'],
};
