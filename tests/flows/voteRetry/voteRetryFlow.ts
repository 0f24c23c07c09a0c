/** The flow of the tries to send a vote's order. */
import { voteRetryMachine } from '../../../src/machines/voteRetry/voteRetryMachine.ts';
import { voteRetryOutcomes } from '../../../src/machines/voteRetry/voteRetryOutcomes.ts';
import * as world from '../../support/checkout/checkoutWorld.ts';

import type { VoteRetryContext } from '../../../src/machines/voteRetry/voteRetryTries.ts';
import type { Flow } from '../flow.ts';
import * as words from './voteRetryWords.ts';

export const voteRetryFlow: Flow = {
  name: 'voteRetry',
  ...words.voteRetryWords,
  machine: voteRetryMachine,
  walks: [
    {
      events: voteRetryOutcomes(world.order, world.failure, world.answers.invalid.error),
      // Without the number of series, which grows without bound.
      identity: (snapshot) => {
        const { failures, byHand, error } = snapshot.context as VoteRetryContext;
        return [snapshot.value, failures, byHand, error];
      },
    },
  ],
  replayedBy: 'src/pages/voter/PaymentPage/voteRetry.paths.test.tsx',
  calls: ['castVote'],
  effects: ['tellTries'],
  steady: { pause: 500 },
};
