import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { prepareReply, type PreparedReply } from '../platform/http/preparedReply.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';

/** Prepares `{"data": …}`; the ETag depends on the content alone, so it survives a restart. */
export function prepareJson(data: unknown, headers: Headers): PreparedReply {
  const plain = Buffer.from(JSON.stringify({ data }));
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return prepareReply({ etag, plain, gzip: gzipSync(plain, { level: 9 }) }, Object.entries(headers).flat());
}
