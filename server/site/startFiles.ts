import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { acceptsEncoding, matchesTag } from '../platform/http/conditional.ts';

type StartFile = { address: string; path: string; type: string; headers?: Readonly<Record<string, string>> };

/**
 * The policy of the service worker: it may call its own server, and run no code but its own; replies are only
 * data to it. Its address is at the root, so that its scope needs no header.
 */
const workerPolicy = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";

/** Registers built files with constant names and changing bytes: browsers revalidate them each time. */
export function registerStartFiles(app: FastifyInstance, siteDir: string): void {
  const files: StartFile[] = [
    {
      address: '/service-worker.js',
      path: join(siteDir, '../worker/service-worker.js'),
      type: 'text/javascript; charset=utf-8',
      headers: { 'content-security-policy': workerPolicy },
    },
    ...['ar', 'en'].map((language) => ({
      address: `/manifest-${language}.webmanifest`,
      path: join(siteDir, `manifest-${language}.webmanifest`),
      type: 'application/manifest+json; charset=utf-8',
    })),
  ];
  for (const file of files) if (existsSync(file.path)) register(app, file);
}

function register(app: FastifyInstance, { address, path, type, headers = {} }: StartFile): void {
  const bytes = readFileSync(path);
  const packed = brotliCompressSync(bytes);
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  app.get(address, (request, reply) => {
    void reply.headers({ ...headers, 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' });
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    void reply.type(type);
    if (!acceptsEncoding(request.headers['accept-encoding'], 'br')) return reply.send(bytes);
    return reply.header('content-encoding', 'br').send(packed);
  });
}
