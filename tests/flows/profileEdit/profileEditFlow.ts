/** The flow of seeing and changing the profile. */
import { networkError, unauthenticated } from '../../../domain/errors.ts';
import { profileEditMachine } from '../../../src/machines/profileEdit/profileEditMachine.ts';
import { profileEditOutcomes } from '../../../src/machines/profileEdit/profileEditOutcomes.ts';
import {
  avatar,
  noPicture,
  profile,
  profileDay,
  profileDraft,
  waitingProfile,
} from '../../support/accounts/accountFacts.ts';
import { onAccountPage, wrong } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './profileEditWords.ts';

export const profileEditFlow: Flow = {
  name: 'profileEdit',
  ...words.profileEditWords,
  machine: profileEditMachine,
  walks: [
    {
      events: profileEditOutcomes(
        [
          { profile, draft: null, today: profileDay },
          { profile, draft: profileDraft, today: profileDay },
          { profile: waitingProfile, draft: null, today: profileDay },
        ],
        [{ ...profile, full_name: 'Huda A.' }, waitingProfile],
        [avatar, noPicture],
        [wrong('full_name'), unauthenticated({ status: 401 }), networkError],
      ),
    },
  ],
  offered: onAccountPage,
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['loadProfile', 'saveProfile', 'shrinkAvatar'],
  effects: ['logFailure', 'updateUser', 'keepDraft', 'dropDraft'],
};
