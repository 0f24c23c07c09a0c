import { claimMessageOf, noteMessageOf } from '../platform/messages/messageQueue.ts';
import type { platformWrites } from '../platform/writes.ts';
import type { Submitter } from '../platform/writer/openWriter.ts';
import { decideChange } from './changes/decideChange.ts';
import { requestContactChange } from './contacts/requestContactChange.ts';
import { undoContactChange, verifyContact } from './contacts/followContactLink.ts';
import { keepPromise, promiseLink } from './links/promiseLink.ts';
import { setPassword } from './links/setPassword.ts';
import { changePassword } from './passwords/changePassword.ts';
import { type OnProfileChanged, updateProfileOf } from './profile/updateProfile.ts';
import { endSession, openSession } from './sessions/sessionWrites.ts';
import { suspendAccount } from './suspension/suspendAccount.ts';
import { sweepAccounts } from './sweepAccounts.ts';

/** The writes of accounts, by the names under which they are submitted. */
export const accountWrites = (onProfileChanged: OnProfileChanged) => ({
  openSession,
  endSession,
  promiseLink,
  keepPromise,
  setPassword,
  changePassword,
  requestContactChange,
  verifyContact,
  undoContactChange,
  updateProfile: updateProfileOf(onProfileChanged),
  decideChange,
  suspendAccount,
  claimMessage: claimMessageOf('outbox'),
  noteMessage: noteMessageOf('outbox'),
  sweepAccounts,
});

export type AccountWriter = Submitter<ReturnType<typeof accountWrites> & typeof platformWrites>;
