/** The flow of new recovery codes. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { recoveryRenewalMachine } from '../../../src/machines/recoveryRenewal/recoveryRenewalMachine.ts';
import { recoveryRenewalOutcomes } from '../../../src/machines/recoveryRenewal/recoveryRenewalOutcomes.ts';
import { recoveryCodes } from '../../support/staff/staffFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import * as words from './recoveryRenewalWords.ts';

export const recoveryRenewalFlow: Flow = {
  name: 'recoveryRenewal',
  ...words.recoveryRenewalWords,
  machine: recoveryRenewalMachine,
  walks: [
    {
      events: recoveryRenewalOutcomes(recoveryCodes, [
        refusal('step_up_needed', 403),
        httpError({ status: 429 }),
        networkError,
      ]),
    },
  ],
  replayedBy: 'src/pages/staff/securityPage.paths.test.tsx',
  calls: ['renewCodes'],
  effects: ['print'],
};
