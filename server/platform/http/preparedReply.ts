import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding, matchesTag } from './conditional.ts';

/** The longest If-None-Match that the contract allows; the route refuses anything longer. */
const LONGEST_TAG = 200;

/** The bytes of a body, and their headers as the flat list that node:http writes without checks. */
type Form = { head: string[]; bytes: Buffer };

/** A prepared JSON reply with an ETag, the same for every caller. */
export type PreparedReply = { etag: string; notModified: string[]; plain: Form; gzip: Form };

type Content = { etag: string; plain: Buffer; gzip: Buffer };

/**
 * Prepares a reply in all its forms.
 * @param headers of every reply, as a flat list
 * @param caching its Cache-Control; by default, clients may store it but must revalidate
 */
export function prepareReply(
  { etag, plain, gzip }: Content,
  headers: readonly string[],
  caching = 'no-cache',
): PreparedReply {
  const common = [...headers, 'etag', etag, 'cache-control', caching, 'vary', 'Accept-Encoding'];
  const form = (bytes: Buffer, encoding: readonly string[]): Form => ({
    head: [
      ...common,
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(bytes.length),
      ...encoding,
    ],
    bytes,
  });
  return {
    etag,
    notModified: common,
    plain: form(plain, []),
    gzip: form(gzip, ['content-encoding', 'gzip']),
  };
}

/**
 * Whether If-None-Match is short enough to answer before routing; for a longer one the route answers the
 * error.
 */
export function tagIsTaken({ headers }: IncomingMessage): boolean {
  const tag = headers['if-none-match'];
  return tag === undefined || tag.length <= LONGEST_TAG;
}

export function answerPrepared(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { etag, notModified, plain, gzip }: PreparedReply,
): void {
  if (matchesTag(headers['if-none-match'], etag)) {
    response.writeHead(304, notModified).end();
    return;
  }
  const { head, bytes } = acceptsEncoding(headers['accept-encoding'], 'gzip') ? gzip : plain;
  response.writeHead(200, head).end(bytes);
}
