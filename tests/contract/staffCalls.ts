/** Calls of the staff contract. */
import { bulkCalls, bulkReads } from './bulkCalls.ts';
import { messageCalls, messageReads } from './messageCalls.ts';
import { pageCalls, pageReads } from './pageCalls.ts';
import { screeningCalls } from './screeningCalls.ts';
import { seasonCalls, seasonReads } from './seasonCalls.ts';
import { tableCalls, tableReads } from './tableCalls.ts';
import { staffPassword, type AskedOfStaff } from '../support/staff/staffWorld.ts';

/** An id that nothing has. */
export const nobody = 'A'.repeat(22);

/** A signature of a passkey that nobody has. */
export const signature = {
  nonce: 'x',
  credential_id: 'x',
  client_data: 'x',
  authenticator_data: 'x',
  signature: 'x',
  user_handle: null,
};

/** A passkey that nobody offered. */
export const newPasskey = {
  name: 'x',
  nonce: 'x',
  credential_id: 'x',
  client_data: 'x',
  attestation: 'x',
  transports: '',
};

/** A round and a group that nothing forbids to make. */
export const newRound = {
  name_ar: 'الأولى',
  name_en: 'First',
  judges_percent: 40,
  starts_at: null,
  ends_at: null,
};
export const newCancellation = { version: 1_000, reason_ar: 'سبب', reason_en: 'A reason' };
export const newDecision = { decision: 'rejected', reason: 'An advertisement' };
export const newRemoval = { kind: 'withdrawn', refunds: false, reason_ar: 'سبب', reason_en: 'A reason' };
export const newCandidateAct = { kind: 'suspend', reason: 'A reason' };
export const newExtension = { ...newCancellation, closes_at: 1_830_000_000_000 };
export const newGroup = {
  name_ar: 'المجموعة ١',
  name_en: 'Group 1',
  opens_at: Date.UTC(2040, 10, 19, 20),
  closes_at: Date.UTC(2040, 10, 20, 20),
};
export const newPlacement = { id: 'P'.repeat(22), way: 'draw', which: 'all', seen: [] };
export const newMembers = { seen: [], entries: [] };
export const newCode = { version: 1, entry: nobody, code: '101' };
export const newReveal = { reason: 'screening', why: null };
export const newVerdict = {
  look: nobody,
  name: 'yes',
  number: 'yes',
  birth_date: 'yes',
  valid: 'yes',
  note: null,
};
const identity = `/organisation/${nobody}/entry/${nobody}/identity`;
const rounds = `/organisation/${nobody}/competition/${nobody}/round`;
const groups = `/organisation/${nobody}/competition/${nobody}/group`;

/** Every call as its page makes it, with a body that names nothing. */
export const calls: Record<string, [path: string, asked: AskedOfStaff]> = {
  checkSetup: ['/setup/check', { body: { token: 'x' } }],
  setUp: [
    '/setup',
    {
      body: {
        token: 'x',
        name: 'Maha',
        email: 'maha@example.om',
        password: staffPassword,
        code: '1',
        organisation_ar: 'جهة',
        organisation_en: '',
      },
    },
  ],
  checkInvitation: ['/invitation/check', { body: { token: 'x' } }],
  acceptInvitation: [
    '/invitation',
    { body: { token: 'x', name: 'Maha', password: staffPassword, code: '1' } },
  ],
  signIn: ['/sign-in', { body: { email: 'maha@example.om', password: staffPassword, code: '1' } }],
  askPasskeySignIn: ['/sign-in/passkey/question', { method: 'POST' }],
  signInByPasskey: ['/sign-in/passkey', { body: signature }],
  signOut: ['/sign-out', { method: 'POST' }],
  stepUp: ['/step-up', { body: { code: '1' } }],
  askPasskeyStepUp: ['/step-up/passkey/question', { body: { approval: null } }],
  stepUpByPasskey: ['/step-up/passkey', { body: signature }],
  readMe: ['/me', {}],
  listStaffSessions: ['/session', {}],
  revokeStaffSession: [`/session/${nobody}`, { method: 'DELETE' }],
  listFactors: ['/factor', {}],
  offerFactor: ['/factor/offer', { method: 'POST' }],
  addFactor: ['/factor', { body: { code: '1' } }],
  removeFactor: [`/factor/${nobody}`, { method: 'DELETE' }],
  offerPasskey: ['/passkey/offer', { method: 'POST' }],
  addPasskey: ['/passkey', { body: newPasskey }],
  removePasskey: [`/passkey/${nobody}`, { method: 'DELETE' }],
  renewRecoveryCodes: ['/recovery-code', { method: 'POST' }],
  listStaff: [`/organisation/${nobody}/staff`, {}],
  invite: [`/organisation/${nobody}/invitation`, { body: { email: 'maha@example.om', role: 'judge' } }],
  withdrawInvitation: [`/organisation/${nobody}/invitation/${nobody}`, { method: 'DELETE' }],
  restoreInvitation: [`/organisation/${nobody}/invitation/${nobody}/restore`, { method: 'POST' }],
  endMembership: [`/organisation/${nobody}/membership/${nobody}`, { method: 'DELETE' }],
  changeRoleCompetitions: [
    `/organisation/${nobody}/membership/${nobody}/competition`,
    { method: 'PUT', body: { version: 1, competitions: null } },
  ],
  listStaffCompetitions: [`/organisation/${nobody}/competition`, {}],
  readStaffCompetition: [`/organisation/${nobody}/competition/${nobody}`, {}],
  listRounds: [rounds, {}],
  makeRound: [rounds, { body: { id: 'R'.repeat(22), ...newRound } }],
  changeRound: [`${rounds}/${nobody}`, { method: 'PATCH', body: { version: 1, ...newRound } }],
  deleteRound: [`${rounds}/${nobody}?version=1`, { method: 'DELETE' }],
  makeGroup: [`${rounds}/${nobody}/group`, { body: { id: 'G'.repeat(22), ...newGroup } }],
  changeGroup: [`${groups}/${nobody}`, { method: 'PATCH', body: { version: 1, ...newGroup } }],
  deleteGroup: [`${groups}/${nobody}?version=1`, { method: 'DELETE' }],
  readExtension: [`${groups}/${nobody}/extension`, {}],
  askExtension: [`${groups}/${nobody}/extension`, { body: newExtension }],
  readCancellation: [`/organisation/${nobody}/competition/${nobody}/cancellation`, {}],
  askCancellation: [`/organisation/${nobody}/competition/${nobody}/cancellation`, { body: newCancellation }],
  listMembers: [`${rounds}/${nobody}/member`, {}],
  placeEntries: [`${rounds}/${nobody}/placement`, { body: newPlacement }],
  setMembers: [`${groups}/${nobody}/member`, { method: 'PUT', body: newMembers }],
  changeCode: [`${groups}/${nobody}/code`, { method: 'PUT', body: newCode }],
  listStaffEntries: [`/organisation/${nobody}/entry`, {}],
  readStaffEntry: [`/organisation/${nobody}/entry/${nobody}`, {}],
  readCandidate: [`/organisation/${nobody}/candidate/${nobody}`, {}],
  readCandidateActs: [`/organisation/${nobody}/candidate/${nobody}/acts`, {}],
  askCandidateAct: [`/organisation/${nobody}/candidate/${nobody}/acts`, { body: newCandidateAct }],
  handOutCandidate: [`/organisation/${nobody}/candidate/${nobody}/data`, {}],
  showCandidatePicture: [`/organisation/${nobody}/candidate/${nobody}/picture/x.webp`, {}],
  decideChange: [`/organisation/${nobody}/candidate/${nobody}/change/${nobody}`, { body: newDecision }],
  ...screeningCalls,
  readRemoval: [`/organisation/${nobody}/entry/${nobody}/removal`, {}],
  removeMember: [`/organisation/${nobody}/entry/${nobody}/removal`, { body: newRemoval }],
  readIdentityCheck: [identity, {}],
  revealIdentity: [`${identity}/reveal`, { body: newReveal }],
  openIdentity: [`${identity}/open`, { body: { token: 'x' } }],
  judgeIdentity: [`${identity}/verdict`, { body: newVerdict }],
  listStaffOrders: [`/organisation/${nobody}/order`, {}],
  readStaffOrder: [`/organisation/${nobody}/order/${nobody}`, {}],
  readAudit: [`/organisation/${nobody}/audit`, {}],
  readWholeAudit: ['/audit', {}],
  listOrganisations: ['/organisation', {}],
  makeOrganisation: ['/organisation', { body: { id: 'N'.repeat(22), name_ar: 'جهة', name_en: '' } }],
  readOrganisationSettings: [`/organisation/${nobody}`, {}],
  changeOrganisationSettings: [
    `/organisation/${nobody}`,
    {
      method: 'PATCH',
      body: { version: 1, name_ar: 'جهة', name_en: '', zone: 'Asia/Muscat', support_email: '' },
    },
  ],
  inviteFirstOwner: [`/organisation/${nobody}/first-owner`, { body: { email: 'maha@example.om' } }],
  checkReset: ['/reset/check', { body: { token: 'x' } }],
  completeReset: ['/reset', { body: { token: 'x', password: staffPassword, code: '1' } }],
  stopOwnReset: ['/own-reset', { method: 'DELETE' }],
  startReset: [`/organisation/${nobody}/person/${nobody}/reset`, { method: 'POST' }],
  withdrawReset: [`/organisation/${nobody}/person/${nobody}/reset`, { method: 'DELETE' }],
  resetOnlyOwner: [`/organisation/${nobody}/owner-reset`, { method: 'POST' }],
  withdrawOwnerReset: [`/organisation/${nobody}/owner-reset`, { method: 'DELETE' }],
  listApprovals: [`/organisation/${nobody}/approval`, {}],
  approve: [`/organisation/${nobody}/approval/${nobody}/approve`, { body: { hash: 'x' } }],
  approveSigned: [
    `/organisation/${nobody}/approval/${nobody}/approve-signed`,
    { body: { hash: 'x', ...signature } },
  ],
  rejectApproval: [`/organisation/${nobody}/approval/${nobody}/reject`, { method: 'POST' }],
  withdrawApproval: [`/organisation/${nobody}/approval/${nobody}`, { method: 'DELETE' }],
  ...bulkCalls,
  ...messageCalls,
  ...tableCalls,
  ...pageCalls,
  ...seasonCalls,
};

/** Operations that read the database before anything else. */
export const readingOperations = [
  'checkSetup',
  'checkInvitation',
  'checkReset',
  'readMe',
  'listStaffSessions',
  'listFactors',
  'offerFactor',
  'listStaff',
  'listStaffEntries',
  'readStaffEntry',
  'readCandidate',
  'readCandidateActs',
  'handOutCandidate',
  'showCandidatePicture',
  'readScreeningDesk',
  'readRejectReasons',
  'readRemoval',
  'removeMember',
  'readIdentityCheck',
  'listStaffOrders',
  'readStaffOrder',
  'readAudit',
  'readWholeAudit',
  'listApprovals',
  'listOrganisations',
  'readOrganisationSettings',
  'listStaffCompetitions',
  'readStaffCompetition',
  'listRounds',
  'listMembers',
  'offerPasskey',
  'askPasskeyStepUp',
  'signInByPasskey',
  'stepUpByPasskey',
  ...bulkReads,
  ...messageReads,
  ...tableReads,
  ...pageReads,
  ...seasonReads,
  'readExtension',
  'readCancellation',
];
