import type { Language } from '../http/language.ts';
import type { QueuedMessage } from '../messages/queuedMessage.ts';
import type { Generated, Selectable } from 'kysely';
import type { TwoPersonAct } from '../../../domain/staff/twoPersons.ts';
import type { ApprovalState, Role } from '../../../domain/staff/staffContract.ts';

/** Tables of the staff side, apart from candidates and their accounts; conventions as in `schema.ts`. */
export type StaffSchema = {
  organisations: OrganisationsTable;
  staff: StaffTable;
  staff_authenticators: StaffAuthenticatorsTable;
  staff_passkeys: StaffPasskeysTable;
  spent_passkey_nonces: SpentPasskeyNoncesTable;
  recovery_codes: RecoveryCodesTable;
  memberships: MembershipsTable;
  membership_competitions: MembershipCompetitionsTable;
  staff_links: StaffLinksTable;
  link_competitions: LinkCompetitionsTable;
  staff_sessions: StaffSessionsTable;
  staff_devices: StaffDevicesTable;
  staff_mails: StaffMailsTable;
  approvals: ApprovalsTable;
  staff_resets: StaffResetsTable;
  erasures: ErasuresTable;
};

/**
 * `version` counts its changes; `changed_by` and `changed_at` are of the last one, null before the first. `zone` is that of its
 * new events; candidates write to `support_email`, or without one to the installation's address.
 */
export type OrganisationsTable = {
  id: string;
  name_ar: string;
  name_en: string | null;
  zone: Generated<string>;
  support_email: string | null;
  created_at: number;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
};

/** `email_key` is the address in small letters, for comparing; `password` a PHC string. */
type StaffTable = {
  id: string;
  name: string;
  email: string;
  email_key: string;
  password: string;
  created_at: number;
  last_seen_at: number | null;
};

/** `secret` is sealed with the identity key. `last_step` is the time step of the last code that was accepted. */
type StaffAuthenticatorsTable = {
  id: string;
  staff_id: string;
  secret: string;
  last_step: number;
  created_at: number;
};

/**
 * `credential_id` and `public_key` (COSE) are base64url, as browsers send them. `counter` is that of the last accepted
 * signature. `transports`: how browsers reach the passkey, with spaces between.
 */
export type StaffPasskeysTable = {
  id: string;
  staff_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** Nonces of accepted signatures, so that none is accepted twice. They stay until after they have expired. */
type SpentPasskeyNoncesTable = { nonce: string; expires_at: number };

/** `code_hash`: SHA-256 (hex). */
type RecoveryCodesTable = { staff_id: string; code_hash: string; used_at: number | null };

/**
 * An operator has no organisation; every other role has one. `limited`: 1 for a role in its competitions of
 * `membership_competitions` alone, even if there is none left, 0 for a role in all of the organisation. `scope_version` counts
 * changes of its competitions.
 */
type MembershipsTable = {
  id: string;
  staff_id: string;
  organisation_id: string | null;
  role: Role;
  created_at: number;
  limited: Generated<0 | 1>;
  scope_version: Generated<number>;
};

type MembershipCompetitionsTable = { membership_id: string; competition_id: string };

/** The competitions of invitations, which the role gets. */
type LinkCompetitionsTable = { link_id: string; competition_id: string };

/** The link that makes the first person, and invitations. At most one setup link is open at a time. */
type StaffLinksTable = {
  id: string;
  kind: 'setup' | 'invitation';
  token_hash: string;
  organisation_id: string | null;
  role: Role | null;
  email: string | null;
  email_key: string | null;
  /** The person who invited; null for a setup link. */
  created_by: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /** When a newer link replaced it, or a person withdrew it. */
  ended_at: number | null;
  /** As of memberships. */
  limited: Generated<0 | 1>;
};

export type StaffLink = Selectable<StaffLinksTable>;

/**
 * As the table `sessions` of candidates. `stepped_up_at`: when it last proved a code of the authenticator app or a
 * passkey; `code_proven_at`: when it last proved a code.
 */
export type StaffSessionsTable = {
  token_hash: string;
  id: string;
  staff_id: string;
  browser: string;
  system: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  stepped_up_at: number | null;
  code_proven_at: number | null;
};

/** Browsers that have signed in; `device` is the SHA-256 (hex) of the browser's id. */
type StaffDevicesTable = { staff_id: string; device: string; last_used_at: number };

/** An e-mail to staff, about a link that they get or about themselves. */
export type StaffMailsTable = QueuedMessage & {
  kind:
    | 'invitation'
    | 'authenticator_added'
    | 'authenticator_removed'
    | 'passkey_added'
    | 'passkey_removed'
    | 'codes_renewed'
    | 'reset_started'
    | 'reset_by_command'
    | 'reset_done'
    | 'approval_asked'
    | 'approval_decided';
  link_id: string | null;
  staff_id: string | null;
  /** The reset whose link it carries. */
  reset_id: string | null;
  /** The act that waits for its reader, or that its reader asked for. */
  approval_id: string | null;
  language: Language;
};

/**
 * An act that waits for a second person, or waited. `payload` and `versions` are JSON: what it does, and the rows that its
 * asker saw. `hash` is the SHA-256 (hex) of all that is fixed when it is asked for. `lapsed`: it could not be done any more.
 */
export type ApprovalsTable = {
  id: string;
  organisation_id: string;
  act: TwoPersonAct;
  /** What the act is about: of one subject, one is open at a time. */
  subject: string;
  payload: string;
  versions: string;
  hash: string;
  asked_by: string;
  asked_at: number;
  expires_at: number;
  state: ApprovalState;
  decided_by: string | null;
  decided_at: number | null;
  /** The competition that it is about; null for the whole organisation. */
  competition_id: string | null;
};

/** The link by which a person gets a new authenticator app in place of a lost one. A person has one open at a time. */
export type StaffResetsTable = {
  id: string;
  staff_id: string;
  token_hash: string;
  /** Where it was started; null for a command. */
  organisation_id: string | null;
  /** The person who started it; null for a command. */
  created_by: string | null;
  created_at: number;
  works_at: number;
  expires_at: number;
  used_at: number | null;
  /** When a newer one replaced it, or a person withdrew it. */
  ended_at: number | null;
};

/** A candidate whom two persons erase, or only the account; `approved_at` and `done_at` are UTC ms, `done_at` null until it is done. */
type ErasuresTable = {
  id: string;
  user_id: string;
  organisation_id: string;
  asked_by: string;
  reason: string;
  extent: 'person' | 'account';
  approved_at: number;
  done_at: number | null;
};
