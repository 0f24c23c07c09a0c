import type { platformWrites } from '../platform/writes.ts';
import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMessageOf, noteMessageOf } from '../platform/messages/messageQueue.ts';
import { approve, rejectApproval, withdrawApproval } from './approvals/approvalWrites.ts';
import { admitStaff } from './entering/admitStaff.ts';
import { enrolStaff } from './entering/enrolStaff.ts';
import { makeSetupLink, replaceSetupLink } from './entering/setupLink.ts';
import { addAuthenticator, removeAuthenticator, renewRecoveryCodes } from './factors/factorWrites.ts';
import { sweepStaffMails } from './mails/sweepStaffMails.ts';
import { changeNames, makeOrganisation } from './organisations/organisationWrites.ts';
import { addPasskey, removePasskey } from './passkeys/passkeyWrites.ts';
import { changeCompetitions } from './people/changeCompetitions.ts';
import { inviteFirstOwner } from './people/inviteFirstOwner.ts';
import { endMembership, inviteStaff } from './people/peopleWrites.ts';
import { restoreInvitation, withdrawInvitation } from './people/withdrawals.ts';
import { completeReset } from './resets/completeReset.ts';
import { resetByCommand } from './resets/resetByCommand.ts';
import {
  resetOnlyOwner,
  startReset,
  stopOwnReset,
  withdrawOwnerReset,
  withdrawReset,
} from './resets/resetWrites.ts';
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
  changeNames,
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
  sweepStaffMails,
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
};

export type StaffWriter = Submitter<typeof staffWrites & typeof platformWrites>;
