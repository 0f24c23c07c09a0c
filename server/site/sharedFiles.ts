import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { buffer } from 'node:stream/consumers';
import { replyError } from '../platform/http/errors.ts';
import { contentTypeOf } from '../platform/storage/contentTypes.ts';
import { publicKey, type PublicArea } from '../platform/storage/objectKey.ts';
import { StorageError } from '../platform/storage/storageError.ts';
import type { ObjectStore } from '../platform/storage/store.ts';

const CACHED_BYTES = 64 * 1_024 * 1_024;
/** How long (ms) a node may serve an image that another node removed. */
const CACHED_FOR_MS = 600_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export type SharedFiles = {
  objects: ObjectStore;
  area: PublicArea;
  /** Files that this node serves by itself. */
  own: ReadonlySet<string>;
};

/**
 * Serves files from the bucket. Files in `own`, and those that the bucket lacks, are left to the other routes
 * of the scope.
 */
export function serveShared(
  scope: FastifyInstance,
  prefix: string,
  { objects, area, own }: SharedFiles,
): void {
  // `fetch` reads a file once for all who ask meanwhile.
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: sizeOf,
    ttl: CACHED_FOR_MS,
    fetchMethod: (key) => objects.read(key).then(buffer).catch(unlessMissing),
  });
  const find = async (name: string): Promise<Buffer | undefined> => {
    const key = publicKey(area, name);
    return key === undefined ? undefined : cache.fetch(key);
  };
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.url.split('?', 1)[0]!.slice(prefix.length);
    if (own.has(name)) return undefined;
    try {
      const packed = area === 'assets' && takesBrotli(request) ? await find(`${name}.br`) : undefined;
      const found = packed ?? (await find(name));
      if (!found) return undefined;
      if (packed) reply.header('content-encoding', 'br');
      return reply
        .headers({ 'cache-control': IMMUTABLE, 'content-type': contentTypeOf(name), vary: 'Accept-Encoding' })
        .send(found);
    } catch (error) {
      request.log.warn({ err: error }, 'bucket_not_read');
      return replyError(reply, 503, 'unavailable');
    }
  });
}

const sizeOf = (bytes: Buffer) => Math.max(1, bytes.length);
const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(headers['accept-encoding'] ?? '');

function unlessMissing(error: unknown): undefined {
  if (error instanceof StorageError && error.reason === 'missing') return undefined;
  throw error;
}
