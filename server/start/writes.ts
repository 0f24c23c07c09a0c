import { admitAttempt } from '../platform/attempts/admitAttempt.ts';
import { noteAudit } from '../platform/audit/noteAudit.ts';
import { decideChange } from '../accounts/changes/decideChange.ts';
import { requestContactChange } from '../accounts/contacts/requestContactChange.ts';
import { undoContactChange } from '../accounts/contacts/undoContactChange.ts';
import { verifyContact } from '../accounts/contacts/verifyContact.ts';
import { issueLink } from '../accounts/links/issueLink.ts';
import { setPassword } from '../accounts/links/setPassword.ts';
import { noteMessage } from '../accounts/messages/noteMessage.ts';
import { changePassword } from '../accounts/passwords/changePassword.ts';
import { updateProfile } from '../accounts/profile/updateProfile.ts';
import { endSession } from '../accounts/sessions/endSession.ts';
import { openSession } from '../accounts/sessions/openSession.ts';
import { touchSession } from '../platform/sessions/touchSession.ts';
import { suspendAccount } from '../accounts/suspension/suspendAccount.ts';
import { sweepAccounts } from '../accounts/sweepAccounts.ts';
import { decideEntry } from '../entries/decisions/decideEntry.ts';
import { deleteEntry } from '../entries/deletions/deleteEntry.ts';
import { replaceMedia } from '../entries/replace/replaceMedia.ts';
import { registerEntry } from '../entries/signup/registerEntry.ts';
import { createUpload } from '../entries/uploads/createUpload.ts';
import { dropUpload } from '../entries/uploads/dropUpload.ts';
import { holdUpload } from '../entries/uploads/holdUpload.ts';
import { laySeason } from '../../demo/season/laySeason.ts';
import { claimMedia, holdMedia } from '../media/job/claimMedia.ts';
import { noteMedia } from '../media/job/noteMedia.ts';
import { dropIdentity } from '../media/sweep/dropIdentity.ts';
import { dropMedia } from '../media/sweep/dropMedia.ts';
import { dropReplacements } from '../media/sweep/dropReplacements.ts';
import { dropUploads } from '../media/sweep/dropUploads.ts';
import { decideFlag } from '../payments/flags/decideFlag.ts';
import { noteMaskedCard } from '../payments/flags/noteMaskedCard.ts';
import { raiseFlag } from '../payments/flags/raiseFlag.ts';
import { attachSession } from '../payments/orders/attachSession.ts';
import { placeOrder } from '../payments/orders/placeOrder.ts';
import { noteRefund } from '../payments/refunds/noteRefund.ts';
import { refundOrder } from '../payments/refunds/refundOrder.ts';
import { expireOrders } from '../payments/settlement/expireOrders.ts';
import { notePayment } from '../payments/settlement/notePayment.ts';
import { settlePayment } from '../payments/settlement/settlePayment.ts';
import { logWebhook } from '../payments/settlement/webhookLogRepo.ts';
import { erasePerson } from '../people/erasePerson.ts';
import { forgetContacts } from '../people/forgetContacts.ts';
import { sweepSignups } from '../people/sweepSignups.ts';
import { receiveSms } from '../sms/receiveSms.ts';
import { appendVotes } from '../voting/appendVotes.ts';
import { declareCheckpointKey } from '../voting/checkpoints/declareCheckpointKey.ts';
import { storeCheckpoint } from '../voting/checkpoints/storeCheckpoint.ts';
import { changeStanding } from '../voting/standings/changeStanding.ts';
import { excludeBarred } from '../voting/standings/excludeBarred.ts';
import { probe } from '../platform/writer/probe.ts';

/** Every write of the whole server, by name. The writer thread loads this file. */
export const writes = {
  appendVotes,
  receiveSms,
  laySeason,
  probe,
  placeOrder,
  attachSession,
  settlePayment,
  notePayment,
  expireOrders,
  noteRefund,
  refundOrder,
  raiseFlag,
  noteMaskedCard,
  decideFlag,
  logWebhook,
  storeCheckpoint,
  declareCheckpointKey,
  admitAttempt,
  noteAudit,
  openSession,
  touchSession,
  endSession,
  issueLink,
  setPassword,
  changePassword,
  requestContactChange,
  verifyContact,
  undoContactChange,
  updateProfile,
  decideChange,
  suspendAccount,
  noteMessage,
  sweepAccounts,
  claimMedia,
  holdMedia,
  noteMedia,
  dropMedia,
  dropIdentity,
  dropReplacements,
  dropUploads,
  createUpload,
  holdUpload,
  dropUpload,
  registerEntry,
  replaceMedia,
  decideEntry,
  deleteEntry,
  changeStanding,
  excludeBarred,
  erasePerson,
  forgetContacts,
  sweepSignups,
};
