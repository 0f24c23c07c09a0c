import { parseArgs } from 'node:util';
import { keyFingerprints } from '../platform/keys.ts';
import type { Command, CommandSetting } from './command.ts';
import { keysDirOf } from './pinnedKey.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Makes the keys in SAWT_KEYS_DIR those that every node must have; nodes with others are not ready. */
export const acceptKeysCommand: Command = async (args, { config, print }) => {
  const { values } = parseArgs({ args, options: { reason: { type: 'string' } } });
  if (!values.reason) throw new Error('Say why with --reason.');
  const keys = keyFingerprints(keysDirOf(config));
  const accepted = await acceptKeys(config, keys, values.reason);
  print(
    accepted.length > 0
      ? `Accepted: ${accepted.join(', ')}. A node with another key is not ready from now on.`
      : 'Every node must have these keys already.',
  );
  return 0;
};

/** Accepts a changed checkpoint key, so that its change needs no other command. */
export async function acceptCheckpointKey(
  config: CommandSetting['config'],
  reason: string | null,
): Promise<void> {
  const { checkpoint } = keyFingerprints(keysDirOf(config));
  if (checkpoint && config.databaseUrl) await acceptKeys(config, { checkpoint }, reason);
}

function acceptKeys(
  config: CommandSetting['config'],
  keys: Record<string, string>,
  reason: string | null,
): Promise<string[]> {
  if (!config.databaseUrl) throw new Error('Only nodes on PostgreSQL compare their keys: set DATABASE_URL.');
  return submitWrite(config, 'acceptKeys', { keys, reason }, operatorWrites.acceptKeys);
}
