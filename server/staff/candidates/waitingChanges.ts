import type { Kysely } from 'kysely';
import type { NeedChanges } from '../../../domain/season/needs.ts';
import { PORTRAIT_SIZES, portraitStem } from '../../../domain/portraits.ts';
import type { StaffCandidate } from '../../../domain/staff/staffContract.ts';
import type { ImageFiles } from '../../platform/imageFiles.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changeIsReached } from './candidateReach.ts';
import type { SeenEntries } from './seenEntries.ts';

const kinds = { full_name: 'name', image_url: 'picture', country_id: 'country' } as const;

/** The changes of a candidate's name, picture and country that wait for approval. */
export async function readWaitingChanges(
  db: Kysely<Schema>,
  userId: string,
): Promise<StaffCandidate['changes']> {
  const rows = await db
    .selectFrom('profile_changes')
    .innerJoin('users', 'users.id', 'profile_changes.user_id')
    .where('profile_changes.user_id', '=', userId)
    .where('profile_changes.state', '=', 'waiting')
    .select([
      'profile_changes.id',
      'field',
      'value',
      'profile_changes.created_at as since',
      'full_name',
      'image_url',
      'country_id',
    ])
    .execute();
  return Object.fromEntries(
    rows.map(({ id, field, value, since, full_name, image_url, country_id }) => {
      const picture = image_url === null ? null : fileOf(image_url);
      const current = { full_name, image_url: picture, country_id: String(country_id) }[field];
      return [kinds[field], { id, current, wanted: field === 'image_url' ? fileOf(value) : value, since }];
    }),
  );
}

const fileOf = (address: string) => address.replace('/images/', '');

/** Whether a file is one of the two pictures of a waiting change. */
export async function isPictureOf(db: Kysely<Schema>, userId: string, file: string): Promise<boolean> {
  const { picture } = await readWaitingChanges(db, userId);
  return picture !== undefined && (picture.current === file || picture.wanted === file);
}

/** The bytes of a portrait in the largest size that is stored; undefined if there is none. @throws StorageError */
export async function readPortrait(
  images: Pick<ImageFiles, 'read'>,
  file: string,
): Promise<Buffer | undefined> {
  const stem = portraitStem(`/images/${file}`);
  const largest = stem && (await images.read(fileOf(`${stem}-${PORTRAIT_SIZES.at(-1)}.webp`)));
  return largest || images.read(file);
}

/** The changes that a person may decide; null without one. @param except a candidate who is left out */
export async function readWaitingForAll(
  db: Kysely<Schema>,
  seen: SeenEntries,
  except?: string,
): Promise<NeedChanges | null> {
  const all = db
    .selectFrom('profile_changes')
    .where('state', '=', 'waiting')
    .where(changeIsReached(db, seen))
    .$if(except !== undefined, (query) => query.where('profile_changes.user_id', '<>', except!));
  const [first, { count }] = await Promise.all([
    all
      .orderBy('created_at')
      .orderBy('profile_changes.id')
      .limit(1)
      .select(['profile_changes.user_id as candidate', 'created_at as since'])
      .executeTakeFirst(),
    all.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return first ? { ...first, count: Number(count) } : null;
}
