import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names a checkpoint that this server signed or saw. */
export type CheckpointId = { number: number; hash: string };

/**
 * Remembers the latest checkpoint outside the database, so that the server notices when it is deleted
 * there.
 */
export type SeenCheckpoint = { read(): CheckpointId | undefined; write(latest: CheckpointId): void };

/** Remembers the latest checkpoint in the file `checkpoint.seen` of the data folder. */
export function seenCheckpoint(dataDir: string): SeenCheckpoint {
  const path = join(dataDir, 'checkpoint.seen');
  return {
    read: () => {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as CheckpointId;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: ({ number, hash }) => {
      writeFileSync(`${path}.new`, JSON.stringify({ number, hash }), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
