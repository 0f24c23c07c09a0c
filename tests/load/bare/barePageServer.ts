import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

export type BarePage = { url: string; close(): Promise<void> };

/** Builds the page of React with one heading and serves it compressed, with node:http alone. */
export async function serveBarePage(): Promise<BarePage> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-bare-page-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'barePage'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = gzipSync(readFileSync(join(folder, path)));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
