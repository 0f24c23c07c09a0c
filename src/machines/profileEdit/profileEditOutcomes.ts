/** What the candidate and the world can do to a profile, for paths through it. */
import type { AnyEventObject } from 'xstate';
import type { Profile } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoadedProfile, ProfileEditEvent } from './profileEditTypes.ts';

const heard = (event: ProfileEditEvent): AnyEventObject => event;

export function profileEditOutcomes(
  loaded: LoadedProfile,
  saved: Profile,
  avatar: File,
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    answered('loadProfile', loaded),
    ...failures.map((failure) => refused('loadProfile', failure)),
    heard({ type: 'retry.requested' }),
    heard({ type: 'edit.requested' }),
    heard({ type: 'field.changed', field: 'full_name', value: 'H' }),
    heard({ type: 'avatar.chosen', file: avatar }),
    heard({ type: 'avatar.removed' }),
    heard({ type: 'edit.cancelled' }),
    heard({ type: 'form.submitted' }),
    answered('saveProfile', saved),
    ...failures.map((failure) => refused('saveProfile', failure)),
    elapsed('profileToast', 'profileEdit.viewing.saved'),
    elapsed('validationBanner', 'profileEdit.editing.bannered'),
  ];
}
