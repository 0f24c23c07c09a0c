import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../../server/platform/ids.ts';
import { objectKey } from '../../../server/platform/storage/objectKey.ts';
import { newFileKey } from '../../../server/platform/storage/sealing.ts';
import { sealing } from '../../../server/platform/storage/sealingStreams.ts';
import type { StaffWorld } from '../staff/staffWorld.ts';

/** The bytes of every document that is laid. */
export const documentBytes = Buffer.from('a passport, as canary-bytes');

/** Stores a sealed identity document of an entry, in place of the one before. @returns its id and its object */
export async function layDocument(
  { server, clock, beside: db }: StaffWorld,
  entry_id: string,
  mime = 'image/png',
): Promise<{ id: string; object: string }> {
  const [id, object, fileKey] = [newId(), objectKey('identity'), newFileKey()];
  const { documents } = server.app.files;
  const path = join(server.config.dataDir, id);
  await pipeline(Readable.from([documentBytes]), sealing(fileKey), createWriteStream(path));
  const bytes = documentBytes.length;
  const wrapped_key = await documents.put(object, { path, fileKey, bytes });
  const created_at = clock.now();
  const delete_after = created_at + 90 * 86_400_000;
  const file_name_sealed = documents.sealText(id, 'passport.png');
  const times = { created_at, delete_after };
  await db.deleteFrom('identity_documents').where('entry_id', '=', entry_id).execute();
  await db
    .insertInto('identity_documents')
    .values({
      id,
      entry_id,
      object,
      wrapped_key,
      mime,
      bytes,
      sha256: '0'.repeat(64),
      file_name_sealed,
      ...times,
    })
    .execute();
  return { id, object };
}
