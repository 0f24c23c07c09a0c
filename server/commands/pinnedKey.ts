import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCheckpointSeed } from '../platform/keys.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import type { CommandSetting } from './command.ts';

/**
 * The key to check checkpoints against: `--key`, a public key or a fingerprint, else the key of
 * SAWT_KEYS_DIR. Never a key from the database. Undefined if neither is there.
 */
export function pinnedKey(args: string[], config: CommandSetting['config']): string | undefined {
  const { values } = parseArgs({ args, options: { key: { type: 'string' } } });
  if (values.key !== undefined) return values.key;
  const seed = readCheckpointSeed(keysDirOf(config));
  return seed && checkpointSigner(seed).publicKey;
}

export const keysDirOf = ({ keysDir, dataDir }: CommandSetting['config']): string =>
  keysDir ?? join(dataDir, 'keys');
