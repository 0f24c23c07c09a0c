import type { AccountWorld, Asked } from '../support/accounts/accountWorld.ts';
import { draftToKeep } from '../support/entries/registrationFacts.ts';

/**
 * The callers, in order: a stranger; a candidate; another candidate; a candidate whose session ended; a
 * suspended candidate; a judge with a session that should not exist; a candidate whose token is in the query
 * instead of the header; a caller with an invented token.
 */
export const roles = [
  'stranger',
  'owner',
  'other',
  'loggedOut',
  'suspended',
  'judge',
  'inQuery',
  'madeUp',
] as const;
export type Role = (typeof roles)[number];

/** Whose entry or session the call names. `absent`: an id that nothing has. `none`: the call names no id. */
export type Target = 'none' | 'own' | 'other' | 'absent';

export type Row = {
  /**
   * `open`: the answer does not depend on the caller. `signed`: the body proves the caller. `candidate`: only
   * a signed-in candidate may call. `either`: a caller without a token may call, but a token must be valid.
   */
  access: 'open' | 'signed' | 'candidate' | 'either';
  /** What the id in the call names: an entry, or by default a session. */
  names?: 'entry';
  /** The status by target, for callers that `access` lets in; all other callers get 401. */
  statuses: Partial<Record<Target, number>>;
  call: (name: string) => { path: string; asked?: Asked };
};

const get = (path: string) => () => ({ path });
const post = (path: string, body: unknown) => () => ({ path, asked: { body } });
const nobody = 'A'.repeat(22);
const draft = `/participant/draft/${nobody}`;

const tus = (method: string, headers: Record<string, string> = {}): Asked => ({
  method,
  headers: { 'tus-resumable': '1.0.0', ...headers },
});
const chunk = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

function profileForm(): FormData {
  const form = new FormData();
  form.append('address', 'Muscat');
  return form;
}

function emptyForm(): FormData {
  const form = new FormData();
  form.append('_method', 'PUT');
  return form;
}

const wrongPassword = { current_password: 'x', new_password: 'x', confirm_password: 'x' };

/** Every operation of the contract: who may call it, and about whose entries and sessions. */
export const authorizationTable: Readonly<Record<string, Row>> = {
  readConfig: { access: 'open', statuses: { none: 200 }, call: get('/config') },
  beginRegistration: { access: 'open', statuses: { none: 422 }, call: post('/signup/begin', {}) },
  checkSignup: {
    access: 'either',
    statuses: { absent: 404 },
    call: post('/signup/check', { comp_id: nobody }),
  },
  readDraft: { access: 'candidate', statuses: { own: 200 }, call: get(draft) },
  keepDraft: {
    access: 'candidate',
    statuses: { own: 404 },
    call: () => ({ path: draft, asked: { method: 'PUT', body: draftToKeep } }),
  },
  discardDraft: {
    access: 'candidate',
    statuses: { own: 204 },
    call: () => ({ path: draft, asked: { method: 'DELETE' } }),
  },
  correctSignupContact: { access: 'open', statuses: { none: 422 }, call: post('/signup/contact', {}) },
  listEvents: { access: 'open', statuses: { none: 200 }, call: get('/event') },
  listCompetitions: { access: 'open', statuses: { absent: 404 }, call: get(`/competition/${nobody}`) },
  readCompetition: { access: 'open', statuses: { absent: 404 }, call: get(`/competition/details/${nobody}`) },
  readContentPage: { access: 'open', statuses: { absent: 404 }, call: get('/page/nothing-at-all') },
  listParticipants: { access: 'open', statuses: { none: 200 }, call: get('/voter/participants') },
  readMainPointer: { access: 'open', statuses: { none: 200 }, call: get('/voter/board') },
  readBoardPointer: { access: 'open', statuses: { absent: 404 }, call: get(`/voter/board/${nobody}`) },
  readBoardVersion: { access: 'open', statuses: { absent: 404 }, call: get(`/voter/board/${nobody}/none.1`) },
  readBoardPiece: { access: 'open', statuses: { absent: 404 }, call: get(`/voter/deltas/${nobody}/none.1`) },
  followBoard: { access: 'open', statuses: { none: 400 }, call: get('/voter/stream?since=%20') },
  receiveSms: { access: 'signed', statuses: { none: 401 }, call: post('/sms/inbound/ofoq', {}) },
  quoteVotes: { access: 'open', statuses: { none: 200 }, call: get('/voter/quote?votes_count=1') },
  placeVoteOrder: { access: 'open', statuses: { none: 422 }, call: post('/voter/vote', {}) },
  readOrder: { access: 'open', statuses: { absent: 404 }, call: get(`/voter/order/${nobody}`) },
  readReceipt: { access: 'open', statuses: { absent: 404 }, call: get(`/voter/receipt/${nobody}`) },
  listDraws: { access: 'open', statuses: { none: 404 }, call: get(`/voter/draws/${nobody}`) },
  listCheckpoints: { access: 'open', statuses: { none: 200 }, call: get('/voter/checkpoints') },
  exportLedger: { access: 'open', statuses: { none: 200 }, call: get('/voter/ledger?limit=1') },
  listLedgerParts: { access: 'open', statuses: { none: 200 }, call: get('/voter/ledger/parts') },
  readLedgerPart: {
    access: 'open',
    statuses: { absent: 404 },
    call: get(`/voter/ledger/parts/${'0'.repeat(64)}`),
  },
  receivePaymentWebhook: {
    access: 'signed',
    statuses: { none: 401 },
    call: post('/payments/webhook/sandbox', {}),
  },
  redirectToCheckout: { access: 'open', statuses: { none: 302 }, call: get('/pay') },
  readHealth: { access: 'open', statuses: { none: 200 }, call: get('/healthz') },
  readReadiness: { access: 'open', statuses: { none: 200 }, call: get('/readyz') },
  readOutbox: { access: 'open', statuses: { none: 200 }, call: get('/outbox') },
  logIn: { access: 'open', statuses: { none: 422 }, call: post('/login', { civil_id: '', password: '' }) },
  forgotPassword: {
    access: 'open',
    statuses: { none: 422 },
    call: post('/forgot-password', { civil_id: '', contact_method: 'email' }),
  },
  checkPasswordLink: {
    access: 'open',
    statuses: { absent: 404 },
    call: post('/password-link', { token: 'x' }),
  },
  resetPassword: {
    access: 'open',
    statuses: { absent: 404 },
    call: post('/reset-password', { token: 'x', new_password: '', confirm_password: '' }),
  },
  logOut: {
    access: 'candidate',
    statuses: { own: 200 },
    call: () => ({ path: '/logout', asked: { method: 'POST' } }),
  },
  listSessions: { access: 'candidate', statuses: { own: 200 }, call: get('/session') },
  revokeSession: {
    access: 'candidate',
    statuses: { own: 200, other: 404, absent: 404 },
    call: (name) => ({ path: `/session/${name}`, asked: { method: 'DELETE' } }),
  },
  readProfile: { access: 'candidate', statuses: { own: 200 }, call: get('/profile') },
  changePassword: {
    access: 'candidate',
    statuses: { own: 422 },
    call: post('/profile/change-password', wrongPassword),
  },
  changeContact: {
    access: 'candidate',
    statuses: { own: 422 },
    call: post('/profile/change-contact', { field: 'email', value: '', current_password: '' }),
  },
  enterPreview: { access: 'open', statuses: { absent: 404 }, call: post('/preview', { token: 'x' }) },
  checkContactLink: {
    access: 'open',
    statuses: { absent: 404 },
    call: post('/contact-link', { token: 'x' }),
  },
  followContactLink: {
    access: 'open',
    statuses: { absent: 404 },
    call: post('/follow-contact-link', { token: 'x' }),
  },
  updateProfile: {
    access: 'candidate',
    statuses: { own: 200 },
    call: () => ({ path: '/profile/updateProfile', asked: { form: profileForm() } }),
  },
  signUp: {
    access: 'either',
    statuses: { absent: 404 },
    call: () => ({ path: '/signup', asked: { form: emptyForm() } }),
  },
  describeUploads: {
    access: 'open',
    statuses: { none: 204 },
    call: () => ({ path: '/uploads', asked: { method: 'OPTIONS' } }),
  },
  createUpload: {
    access: 'either',
    statuses: { none: 400 },
    call: () => ({ path: '/uploads', asked: tus('POST') }),
  },
  readUpload: {
    access: 'either',
    statuses: { absent: 404 },
    call: (name) => ({ path: `/uploads/${name}`, asked: tus('HEAD') }),
  },
  appendToUpload: {
    access: 'either',
    statuses: { absent: 404 },
    call: (name) => ({ path: `/uploads/${name}`, asked: tus('PATCH', chunk) }),
  },
  endUpload: {
    access: 'either',
    statuses: { absent: 404 },
    call: (name) => ({ path: `/uploads/${name}`, asked: tus('DELETE') }),
  },
  listSubmissions: { access: 'candidate', statuses: { own: 200 }, call: get('/participant') },
  readSubmission: ofEntry((name) => ({ path: `/participant/submission/${name}` })),
  viewSubmission: ofEntry((name) => ({ path: `/participant/view-submission/${name}` })),
  readIdentity: ofEntry((name) => ({ path: `/participant/identity/${name}` })),
  placeFeeOrder: ofEntry((name) => ({ path: `/participant/fee/${name}`, asked: { method: 'POST' } }), 403),
  undoWithdrawal: ofEntry(
    (name) => ({ path: `/participant/withdraw/${name}/undo`, asked: { method: 'POST' } }),
    200,
  ),
  replaceDocument: ofEntry(
    (name) => ({ path: `/participant/document/${name}`, asked: { form: emptyForm() } }),
    403,
  ),
  replaceSubmission: ofEntry(
    (name) => ({ path: `/participant/update/${name}`, asked: { form: emptyForm() } }),
    422,
  ),
  // The last row: nothing more is taken for a withdrawn entry.
  withdrawSubmission: ofEntry(
    (name) => ({ path: `/participant/withdraw/${name}`, asked: { body: { name: null } } }),
    200,
  ),
};

/** The row of an operation that only the candidate of an entry may call. */
function ofEntry(call: Row['call'], own = 200): Row {
  return { access: 'candidate', names: 'entry', statuses: { own, other: 404, absent: 404 }, call };
}

/** The address before the path of an operation: the staff origin, the site, or the site's `/api`. */
export function originOf(operation: string, { server }: Pick<AccountWorld, 'server'>): string {
  const staff = ['redirectToCheckout', 'readOutbox', 'updateProfile'];
  if (staff.includes(operation)) return server.admin;
  return ['readHealth', 'readReadiness'].includes(operation) ? server.site : `${server.site}/api`;
}
