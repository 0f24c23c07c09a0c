/** The flow of a person's own passkeys. */
import { fieldErrors, httpError, networkError } from '../../../domain/errors.ts';
import { ownPasskeysMachine } from '../../../src/machines/ownPasskeys/ownPasskeysMachine.ts';
import { ownPasskeysOutcomes } from '../../../src/machines/ownPasskeys/ownPasskeysOutcomes.ts';
import { factors, passkeyOffer } from '../../support/staff/ownAccessFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onInviteForm } from '../staffOffers.ts';
import * as words from './ownPasskeysWords.ts';

const WAIT_MS = 60_000;
const givenUp = refusal('step_up_needed', 403);

export const ownPasskeysFlow: Flow = {
  name: 'ownPasskeys',
  ...words.ownPasskeysWords,
  machine: ownPasskeysMachine,
  walks: [
    {
      events: ownPasskeysOutcomes(
        {
          factors: [factors],
          offer: passkeyOffer,
          name: 'حاسوب سلمى',
          stops: ['cancelled', 'known', 'unverifiable', 'unusable'],
        },
        {
          load: [networkError],
          offer: [givenUp, refusal('passkeys_full', 409)],
          add: [
            givenUp,
            fieldErrors({ name: ['The name is too long.'] }, { status: 422 }),
            refusal('passkey_refused'),
            httpError({ status: 429, retryAfterMs: WAIT_MS }),
            networkError,
          ],
          remove: [givenUp, httpError({ status: 404 }), networkError],
        },
      ),
    },
  ],
  offered: onInviteForm,
  replayedBy: 'src/pages/staff/securityPage.paths.test.tsx',
  calls: ['loadFactors', 'offerPasskey', 'addPasskey', 'removePasskey'],
  effects: [],
  steady: { wait: WAIT_MS },
};
