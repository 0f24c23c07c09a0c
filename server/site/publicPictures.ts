import { basename } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { PreviewOf } from '../catalogue/preview/openPreviews.ts';
import { previewHeaders } from '../catalogue/preview/previewHeaders.ts';
import { readable } from '../platform/database/readable.ts';
import type { Schema } from '../platform/database/schema.ts';
import { replyError } from '../platform/http/errors.ts';
import { isSourceFile, seasonPictureOf } from '../platform/seasonPictures.ts';

const REMEMBERED = 1_000;

/**
 * Serves no picture of a draft: the files of a picture that staff chose are there for visitors once its event or competition
 * is public, or for a browser that previews its draft (D231); what was sent never is (decision D228). What is public stays so.
 */
export function hideDraftPictures(
  scope: FastifyInstance,
  database: Kysely<Schema>,
  previewOf: PreviewOf,
): void {
  const known = new LRUCache<string, true>({ max: REMEMBERED });
  const previewed = new WeakSet<FastifyRequest>();
  const isShown = async (name: string) => {
    if (known.has(name)) return true;
    const isNow = await readable(isPublic(database, name));
    if (isNow) known.set(name, true);
    return isNow;
  };
  scope.addHook('onRequest', async (request, reply) => {
    // Of the path as it is decoded for the file: another spelling leads to no other file.
    const file = basename((request.params as { '*'?: string })['*'] ?? '');
    const name = seasonPictureOf(file);
    if (name === undefined) return undefined;
    if (!isSourceFile(file)) {
      if (await isShown(name)) return undefined;
      const preview = await previewOf(request.headers.cookie);
      if (preview?.showsPicture(name)) {
        previewed.add(request);
        return undefined;
      }
    }
    return replyError(reply.header('cache-control', 'no-store'), 404, 'not_found');
  });
  // After the file's own headers, which let every cache keep it for a year.
  scope.addHook('onSend', async (request, reply) => {
    if (previewed.has(request)) void reply.headers(previewHeaders);
  });
}

/** Whether the event or the competition that a picture was cut for is public, whatever picture it has by now. */
async function isPublic(db: Kysely<Schema>, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('pictures')
    .leftJoin('competitions', 'competitions.id', 'pictures.competition_id')
    .innerJoin('events', (join) =>
      join.on((row) =>
        row.or([
          row('events.id', '=', row.ref('pictures.event_id')),
          row('events.id', '=', row.ref('competitions.event_id')),
        ]),
      ),
    )
    .where('pictures.name', '=', name)
    .where('events.state', '<>', 'draft')
    .where((row) =>
      row.or([row('competitions.state', '<>', 'draft'), row('pictures.event_id', 'is not', null)]),
    )
    .select('pictures.name')
    .executeTakeFirst();
  return found !== undefined;
}
