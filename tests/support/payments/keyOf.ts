import { join } from 'node:path';
import { readCheckpointSeed } from '../../../server/platform/keys.ts';
import { checkpointSigner } from '../../../server/voting/checkpoints/checkpointHash.ts';

/** The public key of a server's checkpoints, from the private one in its data folder. */
export function keyOf(dataDir: string): string {
  const seed = readCheckpointSeed(join(dataDir, 'keys'));
  if (!seed) throw new Error(`${dataDir} holds no key for checkpoints.`);
  return checkpointSigner(seed).publicKey;
}
