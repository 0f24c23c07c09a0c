/** Outcomes of a profile edit, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { Profile } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoadedProfile, ProfileEditEvent } from './profileEditTypes.ts';

const heard = (event: ProfileEditEvent): AnyEventObject => event;

export function profileEditOutcomes(
  loads: readonly LoadedProfile[],
  saves: readonly Profile[],
  files: readonly File[],
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    ...loads.map((loaded) => answered('loadProfile', loaded)),
    ...failures.map((failure) => refused('loadProfile', failure)),
    heard({ type: 'retry.requested' }),
    heard({ type: 'edit.requested' }),
    heard({ type: 'field.changed', field: 'full_name', value: 'H' }),
    ...files.map((file) => heard({ type: 'avatar.chosen', file })),
    ...files.map((file) => answered('shrinkAvatar', file)),
    refused('shrinkAvatar', new Error('There is no canvas')),
    heard({ type: 'avatar.removed' }),
    heard({ type: 'edit.cancelled' }),
    heard({ type: 'form.submitted' }),
    ...saves.map((saved) => answered('saveProfile', saved)),
    ...failures.map((failure) => refused('saveProfile', failure)),
    elapsed('profileToast', 'profileEdit.viewing.saved'),
    elapsed('validationBanner', 'profileEdit.editing.bannered'),
  ];
}
