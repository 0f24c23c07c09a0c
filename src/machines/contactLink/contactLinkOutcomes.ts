/** Outcomes of a contact link, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { ContactLinkEvent, OpenContactLink } from './contactLinkMachine.ts';

const heard = (event: ContactLinkEvent): AnyEventObject => event;

export function contactLinkOutcomes(
  links: readonly OpenContactLink[],
  resetToken: string,
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    ...links.map((link) => answered('checkLink', link)),
    ...failures.map((failure) => refused('checkLink', failure)),
    heard({ type: 'use.requested' }),
    answered('useLink', { reset_token: null }),
    answered('useLink', { reset_token: resetToken }),
    ...failures.map((failure) => refused('useLink', failure)),
    heard({ type: 'retry.requested' }),
    heard({ type: 'link.opened' }),
  ];
}
