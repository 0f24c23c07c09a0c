import type { platformWrites } from '../platform/writes.ts';
import type { entryWrites } from '../entries/writes.ts';
import type { peopleWrites } from '../people/writes.ts';
import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMessageOf, noteMessageOf } from '../platform/messages/messageQueue.ts';
import { approve, rejectApproval, withdrawApproval } from './approvals/approvalWrites.ts';
import { askCandidateAct } from './candidateActs/askCandidateAct.ts';
import { endErasure } from './candidateActs/endErasure.ts';
import { endBulk, resumeBulk, startBulk, stopBulk } from './bulk/bulkWrites.ts';
import { stepBulk } from './bulk/stepBulk.ts';
import { decideCandidateChange } from './candidates/decideCandidateChange.ts';
import { changePage, deletePage, makePage } from './contentPages/pageWrites.ts';
import { admitStaff } from './entering/admitStaff.ts';
import { enrolStaff } from './entering/enrolStaff.ts';
import { makeSetupLink, replaceSetupLink } from './entering/setupLink.ts';
import { fillSearchTexts } from './entries/fillSearchTexts.ts';
import { decideImported } from './entries/imports/decideImported.ts';
import { addAuthenticator, removeAuthenticator, renewRecoveryCodes } from './factors/factorWrites.ts';
import { judgeIdentity, openIdentity, revealIdentity } from './identity/identityWrites.ts';
import { sweepStaffMails } from './mails/sweepStaffMails.ts';
import { changeOrganisationSettings, makeOrganisation } from './organisations/organisationWrites.ts';
import { addPasskey, removePasskey } from './passkeys/passkeyWrites.ts';
import { changeCompetitions } from './people/changeCompetitions.ts';
import { inviteFirstOwner } from './people/inviteFirstOwner.ts';
import { endMembership, inviteStaff } from './people/peopleWrites.ts';
import { restoreInvitation, withdrawInvitation } from './people/withdrawals.ts';
import { saveRejectReasons } from './reasons/saveRejectReasons.ts';
import { askRemoval } from './removals/askRemoval.ts';
import { completeReset } from './resets/completeReset.ts';
import { resetByCommand } from './resets/resetByCommand.ts';
import {
  resetOnlyOwner,
  startReset,
  stopOwnReset,
  withdrawOwnerReset,
  withdrawReset,
} from './resets/resetWrites.ts';
import { changeEvent, makeEvent } from './season/eventWrites.ts';
import { layFile } from './season/files/laySeasonFile.ts';
import { changePicture, keepPicture } from './season/pictures/pictureWrites.ts';
import { makeCompetition } from './season/makeCompetition.ts';
import { publishCompetition } from './season/publish.ts';
import { askCancellation } from './season/life/askCancellation.ts';
import { changeCompetitionLife, changeEventLife } from './season/life/lifeWrites.ts';
import { endPreviews, makePreview } from './season/previews/previewWrites.ts';
import { changePrices, changeSettings } from './season/settingsWrites.ts';
import { changeCode, setMembers } from './season/members/memberWrites.ts';
import { placeEntries } from './season/members/placeEntries.ts';
import { askExtension } from './season/rounds/askExtension.ts';
import { changeGroup, deleteGroup, makeGroup } from './season/rounds/groupWrites.ts';
import { changeRound, deleteRound, makeRound } from './season/rounds/roundWrites.ts';
import { sendMessage, undoMessage } from './sentMessages/messageWrites.ts';
import { dropRecipients, layRecipients, retryRecipients } from './sentMessages/recipientWrites.ts';
import { removeTemplate, saveTemplate } from './templates/templateWrites.ts';
import { stepUpStaff } from './sessions/stepUpWrite.ts';
import { endStaffSession, touchStaffSession } from './sessions/staffSessionWrites.ts';

/** The writes of the staff side, by the names under which they are submitted. */
export const staffWrites = {
  makeSetupLink,
  replaceSetupLink,
  enrolStaff,
  admitStaff,
  endStaffSession,
  touchStaffSession,
  stepUpStaff,
  makeOrganisation,
  changeOrganisationSettings,
  addAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  addPasskey,
  removePasskey,
  inviteStaff,
  inviteFirstOwner,
  withdrawInvitation,
  restoreInvitation,
  endMembership,
  changeCompetitions,
  claimStaffMail: claimMessageOf('staff_mails'),
  noteStaffMail: noteMessageOf('staff_mails'),
  decideCandidateChange,
  decideImported,
  sweepStaffMails,
  fillSearchTexts,
  saveRejectReasons,
  askRemoval,
  askCandidateAct,
  endErasure,
  approve,
  rejectApproval,
  withdrawApproval,
  startReset,
  withdrawReset,
  resetOnlyOwner,
  withdrawOwnerReset,
  stopOwnReset,
  completeReset,
  resetByCommand,
  makeEvent,
  changeEvent,
  makeCompetition,
  changeSettings,
  changePrices,
  publishCompetition,
  changeCompetitionLife,
  changeEventLife,
  makePreview,
  endPreviews,
  askCancellation,
  layFile,
  keepPicture,
  changePicture,
  makeRound,
  changeRound,
  deleteRound,
  makeGroup,
  changeGroup,
  deleteGroup,
  askExtension,
  setMembers,
  placeEntries,
  changeCode,
  startBulk,
  stopBulk,
  resumeBulk,
  stepBulk,
  endBulk,
  saveTemplate,
  removeTemplate,
  sendMessage,
  undoMessage,
  layRecipients,
  dropRecipients,
  retryRecipients,
  claimRecipient: claimMessageOf('message_recipients'),
  noteRecipient: noteMessageOf('message_recipients'),
  makePage,
  changePage,
  deletePage,
  revealIdentity,
  openIdentity,
  judgeIdentity,
};

export type StaffWriter = Submitter<
  typeof staffWrites & typeof entryWrites & typeof peopleWrites & typeof platformWrites
>;
