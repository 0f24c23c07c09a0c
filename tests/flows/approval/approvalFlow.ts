/** The flow of acts that wait for a second person. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { approvalMachine } from '../../../src/machines/approval/approvalMachine.ts';
import { approvalOutcomes } from '../../../src/machines/approval/approvalOutcomes.ts';
import { approvalList, ownApproval, waitingApproval } from '../../support/staff/approvalFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onApprovalsPage } from '../staffOffers.ts';
import * as words from './approvalWords.ts';

export const approvalFlow: Flow = {
  name: 'approval',
  ...words.approvalWords,
  machine: approvalMachine,
  walks: [
    {
      events: approvalOutcomes(
        approvalList,
        [
          { decision: 'approve', approval: waitingApproval },
          { decision: 'reject', approval: waitingApproval },
          { decision: 'withdraw', approval: ownApproval },
        ],
        { link: 'https://staff.sawt.example/invitation#abc', is_mailed: true },
        [
          httpError({ status: 401 }),
          refusal('changed_meanwhile', 409),
          refusal('step_up_needed', 403),
          networkError,
        ],
      ),
    },
  ],
  offered: onApprovalsPage,
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['loadApprovals', 'decide'],
  effects: ['endSession'],
};
