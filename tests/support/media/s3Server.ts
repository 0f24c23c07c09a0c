import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3Program from 's3rver';
import accounts from 's3rver/lib/models/account.js';
import type { S3Settings } from '../../../server/platform/storage/s3Store.ts';

export type S3Server = {
  settings: S3Settings;
  folder: string;
  /** Stops answering; the bucket's content stays. */
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  resume(): Promise<void>;
  close(): Promise<void>;
};

const BUCKET = 'sawt-test';
/** A secret as long as our settings demand; the package's default is too short. */
const pair = { key: 'S3RVER', secret: 'secret-of-s3rver' };
accounts.DUMMY_ACCOUNT.createKeyPair(pair.key, pair.secret);

/** Starts a local S3 server with an empty bucket in a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-s3-'));
  const run = async (at: number) => {
    const program = new S3Program({
      address: '127.0.0.1',
      port: at,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: BUCKET }],
    });
    return { program, port: (await program.run()).port };
  };
  const first = await run(0);
  const { port } = first;
  let program: S3Program | undefined = first.program;
  const stop = async () => {
    await program?.close();
    program = undefined;
  };
  return {
    folder,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      ...pair,
    },
    stop,
    resume: async () => {
      ({ program } = await run(port));
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
