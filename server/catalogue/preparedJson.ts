import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { acceptsEncoding, matchesTag } from '../platform/http/conditional.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';

/** An answer whose bytes and heads (flat lists, as node:http writes them) are ready for everybody. */
export type PreparedJson = {
  etag: string;
  notModified: string[];
  plain: { head: string[]; bytes: Buffer };
  gzip: { head: string[]; bytes: Buffer };
};

/** Prepares `{"data": …}`; the tag follows from the content, so that it survives a restart. */
export function prepareJson(data: unknown, headers: Headers): PreparedJson {
  const bytes = Buffer.from(JSON.stringify({ data }));
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const validators = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding'];
  const common = [...Object.entries(headers).flat(), ...validators];
  const form = (body: Buffer, encoding: string[]) => ({
    head: [
      ...common,
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(body.length),
      ...encoding,
    ],
    bytes: body,
  });
  return {
    etag,
    notModified: common,
    plain: form(bytes, []),
    gzip: form(gzipSync(bytes, { level: 9 }), ['content-encoding', 'gzip']),
  };
}

export function answerPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, notModified, plain, gzip }: PreparedJson,
): void {
  if (matchesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModified).end();
    return;
  }
  const { head, bytes } = acceptsEncoding(request.headers['accept-encoding'], 'gzip') ? gzip : plain;
  response.writeHead(200, head).end(bytes);
}
