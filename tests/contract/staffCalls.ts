/** Calls of the staff contract. */
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
  readAudit: [`/organisation/${nobody}/audit`, {}],
  readWholeAudit: ['/audit', {}],
  listOrganisations: ['/organisation', {}],
  makeOrganisation: ['/organisation', { body: { id: 'N'.repeat(22), name_ar: 'جهة', name_en: '' } }],
  readNames: [`/organisation/${nobody}`, {}],
  changeNames: [
    `/organisation/${nobody}`,
    { method: 'PATCH', body: { version: 1, name_ar: 'جهة', name_en: '' } },
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
  'readAudit',
  'readWholeAudit',
  'listApprovals',
  'listOrganisations',
  'readNames',
  'listStaffCompetitions',
  'readStaffCompetition',
  'offerPasskey',
  'askPasskeyStepUp',
  'signInByPasskey',
  'stepUpByPasskey',
];
