/** The flow of a step-up. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { stepUpMachine } from '../../../src/machines/stepUp/stepUpMachine.ts';
import { stepUpOutcomes } from '../../../src/machines/stepUp/stepUpOutcomes.ts';
import { staffCredentials } from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onStepUp } from '../staffOffers.ts';
import * as words from './stepUpWords.ts';

const WAIT_MS = 60_000;
const limited = httpError({ status: 429, retryAfterMs: WAIT_MS });

export const stepUpFlow: Flow = {
  name: 'stepUp',
  ...words.stepUpWords,
  machine: stepUpMachine,
  walks: [
    {
      events: stepUpOutcomes(
        staffCredentials.code,
        [wrong('code'), refusal('code_used'), httpError({ status: 401 }), limited, networkError],
        { stops: ['cancelled', 'unusable'], failures: [refusal('passkey_unknown'), limited, networkError] },
      ),
    },
  ],
  offered: onStepUp,
  replayedBy: 'src/pages/staff/signingPages.paths.test.tsx',
  calls: ['findPasskey', 'stepUp', 'sign'],
  effects: ['goOn', 'giveUp'],
  steady: { wait: WAIT_MS },
  unoffered: ['stepUp.editing.ready on passkey.chosen: no guard holds'],
};
