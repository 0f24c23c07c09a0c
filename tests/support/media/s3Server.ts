import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3Program from 's3rver';
import accounts from 's3rver/lib/models/account.js';
import type { S3Settings } from '../../../server/platform/storage/s3Store.ts';

export type S3Server = { settings: S3Settings; folder: string; close(): Promise<void> };

const BUCKET = 'sawt-test';
/** As long as the settings demand; the package's own secret is shorter. */
const pair = { key: 'S3RVER', secret: 'secret-of-s3rver' };
accounts.DUMMY_ACCOUNT.createKeyPair(pair.key, pair.secret);

/** A local S3 server with one empty bucket in its own folder. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-s3-'));
  const program = new S3Program({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await program.run();
  return {
    folder,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      ...pair,
    },
    close: async () => {
      await program.close();
      rmSync(folder, { recursive: true });
    },
  };
}
