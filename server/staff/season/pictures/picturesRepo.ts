import type { Kysely, Transaction } from 'kysely';
import type { Crops } from '../../../../domain/season/readPicture.ts';
import type { PictureOwner } from '../../../../domain/season/pictureShapes.ts';
import type { PictureSource, StaffPicture } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { changeOf } from '../changeOf.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** Whose picture: an event or a competition of an organisation. */
export type PicturePlace = { owner: PictureOwner; organisationId: string; id: string };

/** The picture of an event or a competition as staff edit it; undefined if the organisation has no such one. */
export async function readPicture(
  db: Database,
  { owner, organisationId, id }: PicturePlace,
): Promise<StaffPicture | undefined> {
  const owned =
    owner === 'event'
      ? db.selectFrom('events as owned').where('owned.organisation_id', '=', organisationId).select(columns)
      : db
          .selectFrom('competitions as owned')
          .innerJoin('events', 'events.id', 'owned.event_id')
          .where('events.organisation_id', '=', organisationId)
          .select(columns);
  const row = await owned.where('owned.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [made, by] = await Promise.all([
    row.picture === null ? undefined : readMade(db, row.picture),
    row.changed_by === null ? undefined : readName(db, row.changed_by),
  ]);
  return {
    version: row.version,
    changed: changeOf({ changed_at: row.changed_at, by: by?.name ?? null }),
    picture: made ? { ...made, alt_ar: row.alt_ar, alt_en: row.alt_en } : null,
  };
}

const columns = [
  'owned.picture',
  'owned.picture_alt_ar as alt_ar',
  'owned.picture_alt_en as alt_en',
  'owned.picture_version as version',
  'owned.picture_changed_by as changed_by',
  'owned.picture_changed_at as changed_at',
] as const;

async function readMade(db: Database, name: string) {
  const row = await db
    .selectFrom('pictures')
    .leftJoin('picture_sources', 'picture_sources.id', 'pictures.source_id')
    .where('name', '=', name)
    .select(['crops', 'source_id', 'picture_sources.width', 'picture_sources.height'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { source_id: id, crops, width, height } = row;
  const source = id !== null && width !== null && height !== null ? { id, width, height } : null;
  return { name, source, crops: crops === null ? null : (JSON.parse(crops) as Crops) };
}

const readName = (db: Database, id: string) =>
  db.selectFrom('staff').where('id', '=', id).select('name').executeTakeFirst();

/** A picture that was sent for an organisation; undefined if it has no such one. */
export const readSource = (
  db: Database,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<PictureSource | undefined> =>
  db
    .selectFrom('picture_sources')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select(['id', 'width', 'height'])
    .executeTakeFirst();

/** The picture of a name, if an event or a competition of the organisation has it. */
export async function readOwnPicture(
  db: Database,
  { organisationId, name }: { organisationId: string; name: string },
): Promise<{ name: string; width: number; height: number } | undefined> {
  const events = db
    .selectFrom('events')
    .where('organisation_id', '=', organisationId)
    .select('events.picture');
  const competitions = db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.organisation_id', '=', organisationId)
    .select('competitions.picture');
  return db
    .selectFrom('pictures')
    .where('name', '=', name)
    .where((row) => row.or([row('name', 'in', events), row('name', 'in', competitions)]))
    .select(['name', 'width', 'height'])
    .executeTakeFirst();
}
