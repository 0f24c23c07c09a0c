/** The flow of an invitation of staff. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { staffInviteMachine } from '../../../src/machines/staffInvite/staffInviteMachine.ts';
import { staffInviteOutcomes } from '../../../src/machines/staffInvite/staffInviteOutcomes.ts';
import { asked } from '../../support/staff/approvalFacts.ts';
import { invited } from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onInviteForm } from '../staffOffers.ts';
import * as words from './staffInviteWords.ts';

const WAIT_MS = 60_000;

export const staffInviteFlow: Flow = {
  name: 'staffInvite',
  ...words.staffInviteWords,
  machine: staffInviteMachine,
  input: { role: '' },
  walks: [
    {
      events: staffInviteOutcomes({ email: 'huda@production.example', role: 'judge' }, invited, asked, [
        wrong('email'),
        wrong('role'),
        refusal('step_up_needed', 403),
        httpError({ status: 401 }),
        httpError({ status: 429, retryAfterMs: WAIT_MS }),
        networkError,
      ]),
    },
  ],
  offered: onInviteForm,
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['invite'],
  effects: [],
  steady: { wait: WAIT_MS },
};
