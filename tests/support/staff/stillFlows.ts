/** Machines of staff that stay as they are, beside the one that a test or story walks. */
import { fromCallback, fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { AuditFilters } from '../../../domain/staff/auditAddress.ts';
import type {
  ApprovalList,
  Approved,
  Asked,
  AuditPage,
  Invited,
  Me,
  OrganisationList,
  ResetStarted,
} from '../../../domain/staff/staffContract.ts';
import { accessResetMachine } from '../../../src/machines/accessReset/accessResetMachine.ts';
import { approvalMachine } from '../../../src/machines/approval/approvalMachine.ts';
import {
  commandPaletteMachine,
  type PaletteFound,
} from '../../../src/machines/commandPalette/commandPaletteMachine.ts';
import { editFormMachine } from '../../../src/machines/editForm/editFormMachine.ts';
import type { EditLoaded, EditSaved } from '../../../src/machines/editForm/editFormTypes.ts';
import type { BulkPreview } from '../../../domain/staff/bulk.ts';
import { type BulkOutcome, bulkActMachine } from '../../../src/machines/bulkAct/bulkActMachine.ts';
import {
  auditBrowse,
  type BrowsePlace,
  type LoadedPage,
} from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { roleCompetitionsMachine } from '../../../src/machines/roleCompetitions/roleCompetitionsMachine.ts';
import { staffInviteMachine } from '../../../src/machines/staffInvite/staffInviteMachine.ts';
import { staffOrganisationsMachine } from '../../../src/machines/staffOrganisations/staffOrganisationsMachine.ts';
import { type PeopleList, staffPeopleMachine } from '../../../src/machines/staffPeople/staffPeopleMachine.ts';
import { staffSessionMachine } from '../../../src/machines/staffSession/staffSessionMachine.ts';
import { factorEnrolmentMachine } from '../../../src/machines/factorEnrolment/factorEnrolmentMachine.ts';
import { ownResetMachine } from '../../../src/machines/ownReset/ownResetMachine.ts';
import { ownPasskeysMachine } from '../../../src/machines/ownPasskeys/ownPasskeysMachine.ts';
import { recoveryRenewalMachine } from '../../../src/machines/recoveryRenewal/recoveryRenewalMachine.ts';
import { devices } from '../accounts/accountFacts.ts';
import { stagedDeviceList } from '../accounts/stagedAccount.ts';
import { factors } from './ownAccessFacts.ts';
import { auditPages } from '../audit/auditFacts.ts';
import { owner } from './staffFacts.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';

/** A session of this person, or one that is still read or cannot be. */
export const stillSession = (me?: Me | AppError) =>
  staffSessionMachine.provide({
    actors: {
      readMe: fromPromise(() => stagedAnswer<Me>(me)),
      signOut: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
    actions: { goToSignIn: () => {} },
  });

export const stillInvite = staffInviteMachine.provide({
  actors: { invite: fromPromise(() => stagedAnswer<Invited | Asked>(undefined)) },
});

/** Changes the competitions of a role; a save answers so, or never. */
export const stillCompetitions = (saved?: AppError) =>
  roleCompetitionsMachine.provide({
    actors: { changeCompetitions: fromPromise(() => stagedAnswer<unknown>(saved)) },
    actions: { endSession: () => {} },
  });

/** Lists these people. */
export const stillPeople = (list: PeopleList) =>
  staffPeopleMachine.provide({
    actors: {
      loadPeople: fromPromise(() => Promise.resolve(list)),
      endHolding: fromPromise(() => stagedAnswer<Asked | null>(undefined)),
      restoreInvitation: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
    actions: { endSession: () => {} },
  });

/** A start or withdrawal of a reset gets this answer, or none. */
export const stillReset = (answer?: ResetStarted | Asked | AppError) =>
  accessResetMachine.provide({
    actors: {
      startReset: fromPromise(() => stagedAnswer<ResetStarted | Asked>(answer)),
      withdrawReset: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
    actions: { endSession: () => {} },
  });

/** Stopping the reset of the own access gets this answer, or none. */
export const stillOwnReset = (answer?: null | AppError) =>
  ownResetMachine.provide({
    actors: { stopReset: fromPromise(() => stagedAnswer<unknown>(answer)) },
    actions: { endSession: () => {} },
  });

/** Edits this row; a save answers so, or never. */
export const stillEdit = (loaded?: EditLoaded | AppError, saved?: EditSaved | AppError) =>
  editFormMachine.provide({
    actors: {
      loadRow: fromPromise(() => stagedAnswer<EditLoaded>(loaded)),
      saveRow: fromPromise(() => stagedAnswer<EditSaved>(saved)),
    },
    actions: { keepDraft: () => {}, endSession: () => {} },
  });

/** Finds this, at once. */
export const stillPalette = (found?: PaletteFound | AppError) =>
  commandPaletteMachine.provide({
    actors: { search: fromPromise(() => stagedAnswer<PaletteFound>(found)) },
    actions: { endSession: () => {} },
    delays: { pause: 0 },
  });

/** Lists these organisations. */
export const stillOrganisations = (list?: OrganisationList | AppError) =>
  staffOrganisationsMachine.provide({
    actors: { loadOrganisations: fromPromise(() => stagedAnswer<OrganisationList>(list)) },
    actions: { endSession: () => {} },
  });

/** Lists these acts; a decision gets this answer, or none. */
export const stillApprovals = (list?: ApprovalList | AppError, decided?: Approved | null | AppError) =>
  approvalMachine.provide({
    actors: {
      loadApprovals: fromPromise(() => stagedAnswer<ApprovalList>(list)),
      decide: fromPromise(() => stagedAnswer<Approved | null>(decided)),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => {} },
  });

/** What the page of security shows of a person, beside the machine that is walked. */
export const stillSecurity = {
  me: owner,
  devices: stagedDeviceList(devices),
  factors: factorEnrolmentMachine.provide({
    actors: { loadFactors: fromPromise(() => Promise.resolve(factors)) },
  }),
  renewal: recoveryRenewalMachine,
  ownReset: stillOwnReset(),
  onResetStopped: () => {},
  passkeys: ownPasskeysMachine.provide({
    actors: { loadFactors: fromPromise(() => Promise.resolve(factors)) },
  }),
  canUsePasskeys: true,
};

/** An act on many that never answers. */
const stillBulk = bulkActMachine.provide({
  actors: {
    preview: fromPromise(() => stagedAnswer<BulkPreview>(undefined)),
    actOn: fromPromise(() => stagedAnswer<BulkOutcome>(undefined)),
  },
  actions: { endSession: () => {} },
});
export const stillMany = { endRoles: stillBulk, withdrawInvitations: stillBulk };

/** The first lines of the audit, whatever they are about. */
export const stillHistory = {
  browse: auditBrowse.provide({
    actors: {
      loadPage: fromPromise<LoadedPage<AuditPage>, BrowsePlace<AuditFilters>>(() =>
        Promise.resolve(auditPages.last),
      ),
    },
    actions: { endSession: () => {} },
  }),
  hrefOf: (subject: string) => `/audit?subject=${subject}`,
};
