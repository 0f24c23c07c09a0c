import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import type { RouteHandlerMethod } from 'fastify';
import { acceptsEncoding, matchesTag } from '../../platform/http/conditional.ts';
import { replyError } from '../../platform/http/errors.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import { NOTED_STREAM } from '../checkpoints/checkpointNote.ts';
import { downloadPlaces, PLACE_RETRY_S, droppingReadable } from './downloadPlaces.ts';
import { firstSeq, lastSeq, PART_ROWS, type LedgerPart } from './makePart.ts';
import type { LedgerParts } from './ledgerParts.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=5';
const DOWNLOADS_AT_ONCE = 64;
/** The most downloads at the same time from one IPv4 address or IPv6 /64, from a /56 and from a /48. */
const DOWNLOADS_OF_NETWORKS = [4, 8, 16];
/** A reader that takes nothing for this long (ms) is dropped. */
const STALLED_MS = 60_000;

type Parts = Pick<LedgerParts, 'of' | 'chains' | 'checkpoint' | 'find' | 'read'>;

/** `GET /voter/ledger/parts`: the parts of a chain, the number of the first row after them, and all chains. */
export function ledgerPartListRoute(parts: Parts): RouteHandlerMethod {
  return async (request, reply) => {
    const { stream = NOTED_STREAM } = request.query as { stream?: string };
    const ofChain = parts.of(stream);
    return reply.header('cache-control', SHORTLY).send({
      stream,
      streams: parts.chains,
      rows_per_part: PART_ROWS,
      data: ofChain.map(shownPart),
      checkpoint: parts.checkpoint,
      tail: { first_seq: lastSeq(ofChain.length) + 1 },
    });
  };
}

const shownPart = ({ number, sha256, row_hash, bytes }: LedgerPart) => ({
  number,
  first_seq: firstSeq(number),
  last_seq: lastSeq(number),
  last_row_hash: row_hash,
  sha256,
  gzip_bytes: bytes,
});

/**
 * `GET /voter/ledger/parts/{sha256}`: a part, addressed by the hash of its lines, so that caches may keep
 * it forever.
 */
export function ledgerPartRoute(parts: Parts): RouteHandlerMethod {
  const enter = downloadPlaces(DOWNLOADS_AT_ONCE, DOWNLOADS_OF_NETWORKS);
  return async (request, reply) => {
    const { sha256 } = request.params as { sha256: string };
    const part = await parts.find(sha256);
    if (!part) return replyError(reply, 404, 'not_found');
    const tag = `W/"${sha256}"`;
    const isKept = matchesTag(request.headers['if-none-match'], tag);
    // A caller whose copy is current needs no place, so take one only now.
    const leave = isKept ? undefined : enter(request.ip);
    if (!isKept && !leave) return replyError(reply, 429, 'too_many_requests', { retryAfter: PLACE_RETRY_S });
    try {
      const packed = leave && (await parts.read(part));
      void reply.headers({ etag: tag, 'cache-control': FOREVER, vary: 'Accept-Encoding' });
      if (!packed) return await reply.code(304).send();
      void reply.type('application/x-ndjson');
      const isGzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
      if (isGzip) void reply.headers({ 'content-encoding': 'gzip', 'content-length': part.bytes });
      const body = droppingReadable(isGzip ? packed : pipeline(packed, createGunzip(), () => {}), STALLED_MS);
      body.once('close', () => leave());
      return await reply.send(body);
    } catch (error) {
      leave?.();
      if (error instanceof StorageError) return replyError(reply, 503, 'unavailable');
      throw error;
    }
  };
}
