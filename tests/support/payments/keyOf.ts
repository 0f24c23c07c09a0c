import { join } from 'node:path';
import { readCheckpointSeed } from '../../../server/platform/keys.ts';
import { checkpointSigner } from '../../../server/voting/checkpoints/checkpointHash.ts';

/** The public key with which a server of this data folder signs checkpoints. */
export function keyOf(dataDir: string): string {
  const seed = readCheckpointSeed(join(dataDir, 'keys'));
  if (!seed) throw new Error(`${dataDir} holds no key for checkpoints.`);
  return checkpointSigner(seed).publicKey;
}
