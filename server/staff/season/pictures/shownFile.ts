import type { Kysely } from 'kysely';
import { isId } from '../../../platform/ids.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { pictureSizes } from '../../../platform/pictureSizes.ts';
import { sourceFile } from '../../../platform/seasonPictures.ts';
import { readOwnPicture, readSource } from './picturesRepo.ts';

/**
 * The file that staff see of a picture: what was sent, whole, or the largest copy of a picture whose source nobody keeps.
 * @param name the id of a source, or the name of a picture
 */
export async function shownFile(
  db: Kysely<Schema>,
  { organisationId, name }: { organisationId: string; name: string },
): Promise<string | undefined> {
  if (isId(name)) {
    const source = await readable(readSource(db, { organisationId, id: name }));
    return source && sourceFile(source.id);
  }
  const picture = await readable(readOwnPicture(db, { organisationId, name }));
  return picture && pictureSizes(picture).at(-1)?.url.replace('/images/', '');
}
