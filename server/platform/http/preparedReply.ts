import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding, matchesTag } from './conditional.ts';

/** As the contract says of If-None-Match; anything longer is refused by the route. */
const LONGEST_TAG = 200;

/** Bytes, and their head as the flat list that node:http writes without another look. */
type Form = { head: string[]; bytes: Buffer };

/** JSON that is ready for everybody who asks; it may be kept, and is asked about each time. */
export type PreparedReply = { etag: string; notModified: string[]; plain: Form; gzip: Form };

type Content = { etag: string; plain: Buffer; gzip: Buffer };

/** @param headers those of every answer, as a flat list */
export function prepareReply({ etag, plain, gzip }: Content, headers: readonly string[]): PreparedReply {
  const common = [...headers, 'etag', etag, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding'];
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

/** Whether what is asked can be answered before routing; else the route says what is wrong with it. */
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
