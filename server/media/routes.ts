import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTypes } from '../../domain/fileTypes.ts';
import { matchesTag } from '../platform/http/conditional.ts';
import { replyError } from '../platform/http/errors.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { StorageError } from '../platform/storage/storageError.ts';
import type { ObjectStore, ByteRange } from '../platform/storage/store.ts';
import { LINK_LIFE_MS, type MediaLinks, type SignedQuery } from './signedLinks.ts';

/** A connection idle for this long (ms) is closed; players then continue with a range request. */
const IDLE_MS = 120_000;

const typesByExtension = new Map(
  [...fileTypes.media, ...fileTypes.identity].map(({ extension, mime }) => [extension, mime]),
);

/** The headers of all replies of the media origin, with which files from it can run and load nothing. */
export function mediaHeaders(publicOrigin: string): Headers {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': publicOrigin,
    'referrer-policy': 'no-referrer',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

export type MediaServerDeps = {
  objects: Pick<ObjectStore, 'read' | 'stat'>;
  links: Pick<MediaLinks, 'check'>;
};

/** Registers the only route of the media origin: objects by signed links, also in ranges. */
export function registerMedia(app: FastifyInstance, { objects, links }: MediaServerDeps): void {
  app.server.setTimeout(IDLE_MS, (socket) => socket.destroy());
  app.route<{ Params: { name: string }; Querystring: SignedQuery }>({
    url: '/:name',
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const key = links.check(request.params.name, request.query);
      if (key === undefined) return replyError(reply, 403, 'forbidden');
      try {
        const found = await objects.stat(key);
        if (!found) return replyError(reply, 404, 'not_found');
        return await sendObject({ request, reply, objects, key, size: found.bytes });
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        return error.reason === 'missing'
          ? replyError(reply, 404, 'not_found')
          : replyError(reply, 503, 'unavailable');
      }
    },
  });
}

type Sending = {
  request: FastifyRequest;
  reply: FastifyReply;
  objects: Pick<ObjectStore, 'read'>;
  key: string;
  size: number;
};

async function sendObject({ request, reply, objects, key, size }: Sending) {
  const [name = '', extension = ''] = key.split('/').at(-1)?.split('.') ?? [];
  const tag = `"${name}"`;
  // An object never changes, so browsers may keep it as long as its link lives.
  void reply.headers({
    'accept-ranges': 'bytes',
    etag: tag,
    'cache-control': `private, max-age=${LINK_LIFE_MS / 1_000}, immutable`,
    'content-disposition': 'inline',
  });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const range = byteRange(rangeAsked(request, tag), size);
  if (range === 'refused') {
    return reply.code(416).header('content-range', `bytes */${size}`).header('content-length', 0).send();
  }
  void reply.header('content-type', typesByExtension.get(extension) ?? 'application/octet-stream');
  const bytes = range === 'whole' ? size : range.end - range.start + 1;
  void reply.header('content-length', bytes);
  if (range !== 'whole')
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD' || size === 0) return reply.send();
  return reply.send(await objects.read(key, range === 'whole' ? undefined : range));
}

/**
 * The Range header of a request. Undefined if If-Range names another version, because the range would not
 * fit the caller's copy.
 */
function rangeAsked(request: FastifyRequest, tag: string): string | undefined {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === tag ? request.headers.range : undefined;
}

const ONE_RANGE = /^bytes=([0-9]{0,15})-([0-9]{0,15})$/;

/**
 * The bytes that a Range header asks for, of an object with `size` bytes; `whole` without one, or for units
 * other than bytes. Refuses several ranges: no player asks for them, and they cost more to answer than to
 * ask.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'refused' {
  if (header === undefined || !/^bytes\s*=/i.test(header)) return 'whole';
  const [, first = '', last = ''] = ONE_RANGE.exec(header.toLowerCase().replaceAll(/\s/g, '')) ?? [];
  if (first === '' && last === '') return 'refused';
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.start <= range.end && range.start < size ? range : 'refused';
}
