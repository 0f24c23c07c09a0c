import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MediaTable } from '../../../server/platform/database/entrySchema.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { objectKey } from '../../../server/platform/storage/objectKey.ts';

/** Stores the row of a video that waits for its check. The objects that it names are up to the caller. */
export async function layMedia(db: Kysely<Schema>, given: Partial<MediaTable> = {}): Promise<MediaTable> {
  const row: MediaTable = {
    id: newId(),
    kind: 'video',
    mime: 'video/mp4',
    extension: 'mp4',
    file_name: 'my song.mp4',
    bytes: 1_000,
    sha256: randomBytes(32).toString('hex'),
    duration_ms: 2_000,
    width: 320,
    height: 240,
    state: 'checking',
    object: objectKey('media', 'mp4'),
    playable_object: null,
    poster_object: null,
    waveform_object: null,
    created_at: 0,
    attempts: 0,
    cost: 0,
    next_attempt_at: 0,
    ...given,
  };
  await db.insertInto('media').values(row).execute();
  return row;
}
