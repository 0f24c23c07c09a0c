import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDiskStore } from './diskStore.ts';
import { openS3Store } from './s3Store.ts';
import type { ObjectStore } from './store.ts';
import { startS3Server, type S3Server } from '../../../tests/support/media/s3Server.ts';

/** Describes the same behaviour once on a disk and once on a server that speaks S3. */
export function forEachStore(name: string, body: (open: () => ObjectStore) => void): void {
  describe(`${name}, on the disk`, () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'sawt-store-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    body(() => openDiskStore(folder));
  });
  describe(`${name}, in a bucket`, () => {
    let server: S3Server | undefined;
    beforeAll(async () => {
      server = await startS3Server();
    });
    afterAll(() => server?.close());
    body(() => {
      if (!server) throw new Error('The bucket is open only while its tests run.');
      return openS3Store(server.settings);
    });
  });
}
