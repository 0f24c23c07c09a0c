import type { FormError } from '../../../domain/accountRefusals.ts';
import type { ContactLinkReply, FollowedContactLinkReply } from '../../../domain/contract.ts';
import type { DeadLink } from '../deadLink.ts';

/** A link that works, and what it would do. */
export type OpenContactLink = ContactLinkReply['data'] & { token: string };
export type UsedContactLink = FollowedContactLinkReply['data'];

export type ContactLinkContext = {
  link: OpenContactLink | null;
  /** Null while the link works. */
  dead: DeadLink | null;
  /** Sets a new password, once a change was undone. */
  resetToken: string | null;
  formError: FormError | null;
};

export type ContactLinkEvent =
  | { type: 'use.requested' }
  | { type: 'retry.requested' }
  /** Another link was opened in this tab. */
  | { type: 'link.opened' };
