import { parseArgs } from 'node:util';
import { nextCheckpointSeed, readCheckpointSeed, replaceCheckpointKey } from '../platform/keys.ts';
import { checkpointSigner, type CheckpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { keyFingerprint } from '../voting/checkpoints/trustedKeys.ts';
import { acceptCheckpointKey } from './acceptKeysCommand.ts';
import { changeCheckpointKey } from './changeCheckpointKey.ts';
import type { Command } from './command.ts';
import { keysDirOf } from './pinnedKey.ts';

/** Makes a new checkpoint key, signs it with the old one, and puts it in place. The server must be stopped. */
export const rotateCheckpointKeyCommand: Command = async (args, { config, print }) => {
  const { values } = parseArgs({ args, options: { reason: { type: 'string' } } });
  const keysDir = keysDirOf(config);
  const oldSigner = signerIn(keysDir);
  const newSigner = checkpointSigner(nextCheckpointSeed(keysDir));
  const old = oldSigner.publicKey;
  await changeCheckpointKey(config, { old, oldSigner, newSigner, reason: values.reason ?? null });
  replaceCheckpointKey(keysDir, keyFingerprint(old));
  await acceptCheckpointKey(config, values.reason ?? null);
  print(`Checkpoints are signed by ${keyFingerprint(newSigner.publicKey)} from now on.`);
  print('Copy the new checkpoint.key to every node and to where keys are kept, then start the servers.');
  return 0;
};

/** Declares the old checkpoint key lost; SAWT_KEYS_DIR holds the new one. The server must be stopped. */
export const declareCheckpointKeyCommand: Command = async (args, { config, print }) => {
  const { values } = parseArgs({
    args,
    options: { lost: { type: 'boolean' }, old: { type: 'string' }, reason: { type: 'string' } },
  });
  if (!values.lost || !values.old || !values.reason)
    throw new Error('Say --lost, the fingerprint of the lost key with --old, and why with --reason.');
  const newSigner = signerIn(keysDirOf(config));
  const change = { old: values.old, oldSigner: null, newSigner, reason: values.reason };
  const isDone = await changeCheckpointKey(config, change);
  await acceptCheckpointKey(config, values.reason);
  const name = keyFingerprint(newSigner.publicKey);
  print(isDone ? `Declared: ${name} takes the place of a lost key.` : `${name} is declared already.`);
  return 0;
};

function signerIn(keysDir: string): CheckpointSigner {
  const seed = readCheckpointSeed(keysDir);
  if (!seed) throw new Error(`${keysDir} holds no checkpoint.key.`);
  return checkpointSigner(seed);
}
