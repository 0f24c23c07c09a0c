import type { Transaction } from 'kysely';
import { languageOf } from '../../accounts/messages/outboxRepo.ts';
import type { FailedMedia } from '../../media/job/mediaClaims.ts';
import type { EntryMessagesTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { OnChangedStanding } from '../../voting/standings/changeStanding.ts';

type NewMessage = {
  entryId: string;
  kind: EntryMessagesTable['kind'];
  reason?: string | null;
  /** The reason in English, where there is one; a candidate gets the one of their language. */
  reasonEn?: string | null;
  correctionId?: string;
  decisionId?: string;
  /** UTC ms. */
  at: number;
  /** From when (UTC ms) it may be sent; at once by default. */
  dueAt?: number;
};

/**
 * Queues one message to the candidate of an entry, in the caller's transaction: to the verified e-mail address, else the
 * verified phone number. A signup that is not verified yet gets it at the given address, else number (decision D190).
 */
export async function queueEntryMessage(
  tx: Transaction<Schema>,
  { entryId, kind, reason = null, reasonEn = null, correctionId, decisionId, at, dueAt = at }: NewMessage,
): Promise<void> {
  const account = await tx
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', entryId)
    .select([
      'accounts.user_id',
      'email',
      'phone',
      'verified_at',
      'email_verified_at',
      'phone_verified_at',
      'entries.language',
    ])
    .executeTakeFirst();
  if (!account) return;
  const channel = channelFor(account);
  if (!channel) return;
  if (account.verified_at === null && !(await gotItsLink(tx, account.user_id, channel))) return;
  const language = account.language ?? (await languageOf(tx, account.user_id));
  await tx
    .insertInto('entry_messages')
    .values({
      id: newId(),
      entry_id: entryId,
      kind,
      channel,
      language,
      reason: language === 'en' ? (reasonEn ?? reason) : reason,
      correction_id: correctionId ?? null,
      decision_id: decisionId ?? null,
      state: 'due',
      attempts: 0,
      next_try_at: dueAt,
      created_at: at,
    })
    .execute();
}

/** Queues the message about an entry that staff took out of the competition, or back in. */
export const queueStandingNews: OnChangedStanding = (tx, { entryId, standing, reason, at }) =>
  queueEntryMessage(tx, {
    entryId,
    kind: newsOf[standing],
    ...(typeof reason === 'string' ? { reason } : { reason: reason.reason_ar, reasonEn: reason.reason_en }),
    at,
  });

const newsOf = { in: 'reinstated', withdrawn: 'withdrawn_by_staff', disqualified: 'disqualified' } as const;

/** Queues the message about a recording that could not be made playable. */
export async function queueFailedRecording(
  tx: Transaction<Schema>,
  { mediaId, at }: FailedMedia,
): Promise<void> {
  const entry = await tx
    .selectFrom('entries')
    .where((eb) => eb.or([eb('live_media_id', '=', mediaId), eb('pending_media_id', '=', mediaId)]))
    .select('id')
    .executeTakeFirst();
  if (entry) await queueEntryMessage(tx, { entryId: entry.id, kind: 'recording_failed', at });
}

type Contacts = {
  email: string | null;
  phone: string | null;
  verified_at: number | null;
  email_verified_at: number | null;
  phone_verified_at: number | null;
};

/** The channel of messages about an entry: the verified e-mail address, else the verified phone number. */
export function channelFor(account: Contacts): EntryMessagesTable['channel'] | undefined {
  const { email, phone } = account;
  const isGiven = account.verified_at === null;
  if (email !== null && (isGiven || account.email_verified_at !== null)) return 'mail';
  return phone !== null && (isGiven || account.phone_verified_at !== null) ? 'sms' : undefined;
}

/**
 * Whether the link of an unverified signup went to this contact. Above the daily cap it did not (decision D132), and then
 * nothing else goes there.
 */
async function gotItsLink(
  tx: Transaction<Schema>,
  userId: string,
  channel: EntryMessagesTable['channel'],
): Promise<boolean> {
  const link = await tx
    .selectFrom('outbox')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('kind', '=', 'first_password')
    .where('state', '<>', 'dropped')
    .select('id')
    .executeTakeFirst();
  return link !== undefined;
}
