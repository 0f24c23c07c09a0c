import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The candidate of an entry, and what messages say of the entry. Instants in UTC ms. */
export type Addressee = Awaited<ReturnType<typeof readAddressee>> & {};

/** Undefined for an entry without an account. */
export const findAddressee = (database: Kysely<Schema>, entryId: string): Promise<Addressee | undefined> =>
  readAddressee(database, entryId);

async function readAddressee(database: Kysely<Schema>, entryId: string) {
  const row = await database
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('organisations', 'organisations.id', 'events.organisation_id')
    .leftJoin('media', (join) =>
      join.on((eb) =>
        eb('media.id', '=', eb.fn.coalesce('entries.pending_media_id', 'entries.live_media_id')),
      ),
    )
    .leftJoin('rounds', (join) =>
      join.onRef('rounds.competition_id', '=', 'competitions.id').on('rounds.ordinal', '=', 1),
    )
    .where('entries.id', '=', entryId)
    .select([
      'users.full_name',
      'accounts.email',
      'accounts.phone',
      'accounts.verified_at',
      'entries.created_at',
      'entries.fee_baisa',
      'entries.withdrawn_at',
      'competitions.slug',
      'competitions.name_ar',
      'competitions.name_en',
      'competitions.registration_closes_at',
      'competitions.ends_at',
      'events.slug as event_slug',
      'events.name_ar as event_ar',
      'events.name_en as event_en',
      'events.zone',
      'organisations.id as organisation_id',
      'organisations.support_email',
      'media.kind',
      'media.bytes',
      'media.state',
      'rounds.starts_at',
    ])
    .executeTakeFirst();
  return (
    row && {
      name: row.full_name,
      email: row.email,
      phone: row.phone,
      isVerified: row.verified_at !== null,
      createdAt: row.created_at,
      feeBaisa: row.fee_baisa,
      withdrawnAt: row.withdrawn_at,
      place: { slug: row.slug, event: { slug: row.event_slug } },
      competition: { name_ar: row.name_ar, name_en: row.name_en },
      event: { name_ar: row.event_ar, name_en: row.event_en },
      zone: row.zone,
      organisationId: row.organisation_id,
      supportEmail: row.support_email,
      registrationEnd: row.registration_closes_at,
      competitionEnd: row.ends_at,
      firstRoundAt: row.starts_at,
      mediaKind: row.kind,
      mediaBytes: row.bytes,
      mediaState: row.state,
    }
  );
}
