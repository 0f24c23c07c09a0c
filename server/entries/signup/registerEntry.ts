import type { Transaction } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { AccountsTable } from '../../platform/database/accountSchema.ts';
import type { IdentityDocumentsTable, MediaTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { findVerified } from '../../accounts/accountsRepo.ts';
import { lockAccount } from '../../accounts/contacts/contactChangesRepo.ts';
import { issueLink } from '../../accounts/links/linksRepo.ts';
import { takesPart } from '../../voting/takesPart.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';
import { spendUpload } from '../uploads/uploadsRepo.ts';
import { deleteDraft } from '../drafts/draftsRepo.ts';
import { findSignup, hasEntry } from '../entriesRepo.ts';

/** An account to create, and the link with which its owner sets the first password. */
export type NewCandidate = {
  account: Omit<AccountsTable, 'password' | 'suspended_at' | keyof typeof unverified>;
  fullName: string;
  countryId: number;
  link: { id: string; expiresAt: number; language: Language };
};

/** The row of a sealed identity document, before its entry exists. */
export type NewIdentity = Omit<IdentityDocumentsTable, 'entry_id' | 'delete_after'>;

/**
 * A new account has verified no contact. Until its link is used, others can still register its civil id and
 * e-mail address (decision D129).
 */
const unverified = { verified_at: null, email_verified_at: null, phone_verified_at: null };

export type EntryToRegister = {
  entryId: string;
  competitionId: string;
  /** Hash of the form's key; null for a form without one. */
  keyHash: string | null;
  candidate: { userId: string } | NewCandidate;
  /** The fee that the entry owes, as the competition says at its registration. */
  feeBaisa: number;
  media: MediaTable;
  identity: NewIdentity;
  /** The time (UTC ms) from which the identity document is to be deleted. */
  identityUntil: number;
  /** The id of the upload that the registration uses up; null without one. */
  ticket: string | null;
  at: number;
  /** When the registration began that is sent after its end (UTC ms); null for any other. */
  begunAt: number | null;
  network: string;
  /** The language of the form's page. */
  language: Language;
};

export type RegisteredEntry =
  | { kind: 'registered'; id: string; account: 'created' | 'existing'; replayed: boolean }
  | { kind: 'over' | 'civilIdTaken' | 'emailTaken' | 'alreadyEntered' | 'uploadGone' };

type Refusal = Exclude<RegisteredEntry, { kind: 'registered' }>['kind'];

/**
 * Stores registrations. Each stores all its rows or none: account, link to the first password, entry,
 * recording and identity document. A repeated form, or the same account in the same competition, makes one
 * entry.
 */
export const registerEntry: Write<EntryToRegister, RegisteredEntry> = async (tx, inputs, context) => {
  const registered: RegisteredEntry[] = [];
  for (const input of inputs) registered.push(await registerOne(tx, input, context));
  return registered;
};

async function registerOne(
  tx: Transaction<Schema>,
  input: EntryToRegister,
  context: WriteContext,
): Promise<RegisteredEntry> {
  const known = input.keyHash === null ? undefined : await findSignup(tx, input.keyHash);
  if (known) return { kind: 'registered', ...known, replayed: true };
  // Staff may have ended the competition while the form was on its way.
  if (!(await takesPart(tx, input.competitionId, context))) return { kind: 'over' };
  // Lest another node keep a draft of what is registered here.
  if ('userId' in input.candidate) await lockAccount(tx, input.candidate, context);
  const refusal = await refusalOf(tx, input);
  if (refusal) return { kind: refusal };
  const isNew = 'account' in input.candidate;
  const userId = 'account' in input.candidate ? input.candidate.account.user_id : input.candidate.userId;
  if ('account' in input.candidate) await createAccount(tx, input.candidate, input, context);
  await tx.insertInto('media').values(input.media).execute();
  await tx
    .insertInto('entries')
    .values({
      id: input.entryId,
      user_id: userId,
      competition_id: input.competitionId,
      status: 'submitted',
      sms_code: null,
      live_media_id: input.media.id,
      created_at: input.at,
      changed_at: input.at,
      signup_key_hash: input.keyHash,
      language: input.language,
      decision_reason: null,
      pending_reason: null,
      begun_at: input.begunAt,
      fee_baisa: input.feeBaisa,
    })
    .execute();
  await tx
    .insertInto('identity_documents')
    .values({ ...input.identity, entry_id: input.entryId, delete_after: input.identityUntil })
    .execute();
  const { at, network, entryId, competitionId } = input;
  await deleteDraft(tx, { userId, competitionId });
  const entry = { at, actor: userId, role: 'candidate', network } as const;
  await appendAudit(tx, [{ ...entry, action: 'entry.registered', subject: entryId }], context);
  await queueEntryMessage(tx, { entryId, kind: 'received', at });
  return { kind: 'registered', id: entryId, account: isNew ? 'created' : 'existing', replayed: false };
}

/**
 * Why a registration is refused; undefined if it is not. The upload comes last, because this check uses it
 * up.
 */
async function refusalOf(
  tx: Transaction<Schema>,
  { candidate, competitionId, ticket, at }: EntryToRegister,
): Promise<Refusal | undefined> {
  const taken =
    'account' in candidate
      ? await takenAccount(tx, candidate.account)
      : (await hasEntry(tx, candidate.userId, competitionId)) && 'alreadyEntered';
  if (taken) return taken;
  return ticket === null || (await spendUpload(tx, ticket, at)) ? undefined : 'uploadGone';
}

async function takenAccount(
  tx: Transaction<Schema>,
  { civil_id, email }: Pick<AccountsTable, 'civil_id' | 'email'>,
): Promise<Refusal | undefined> {
  if (await findVerified(tx, { civilId: civil_id })) return 'civilIdTaken';
  return email !== null && (await findVerified(tx, { email })) ? 'emailTaken' : undefined;
}

async function createAccount(
  tx: Transaction<Schema>,
  { account, fullName, countryId, link }: NewCandidate,
  { at, network }: EntryToRegister,
  context: WriteContext,
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: account.user_id,
      role: 'candidate',
      full_name: fullName,
      name_ar: null,
      name_en: null,
      country_id: countryId,
      image_url: null,
    })
    .execute();
  await tx
    .insertInto('accounts')
    .values({ ...account, ...unverified, password: null, suspended_at: null })
    .execute();
  const { id, expiresAt, language } = link;
  const first = {
    id,
    user_id: account.user_id,
    purpose: 'first',
    created_at: at,
    expires_at: expiresAt,
  } as const;
  await issueLink(tx, [{ ...first, language, network }], context);
}
