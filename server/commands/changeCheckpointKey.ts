import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { checkLatest } from '../voting/checkpoints/checkLatest.ts';
import type { CheckpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { readKeyDeclarations, readLatestCheckpoint } from '../voting/checkpoints/checkpointsRepo.ts';
import { declareKey } from '../voting/checkpoints/keyDeclaration.ts';
import { seenCheckpoint } from '../voting/checkpoints/seenCheckpoint.ts';
import { isPinned } from '../voting/checkpoints/trustedKeys.ts';
import type { CommandSetting } from './command.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

export type KeyChange = {
  /** The public key, or its fingerprint, that signed the latest checkpoint. */
  old: string;
  /** Null if the old key is lost. */
  oldSigner: CheckpointSigner | null;
  newSigner: CheckpointSigner;
  reason: string | null;
};

/**
 * Declares a new key for later checkpoints, after checking that the old key signed the latest one.
 * @returns false if the new key is already declared
 * @throws Error in words when the server runs, nothing is signed yet, or a key is wrong
 */
export async function changeCheckpointKey(
  config: CommandSetting['config'],
  { old, oldSigner, newSigner, reason }: KeyChange,
): Promise<boolean> {
  const lock = takeProcessLock(config.dataDir);
  if (!lock) throw new Error('The server is running: stop it before its key is changed.');
  const settings = databaseSettings(config.dataDir, config.databaseUrl);
  await migrate(settings).finally(() => lock.release());
  const db = await openReader(settings);
  try {
    const declarations = await readKeyDeclarations(db);
    if (declarations.at(-1)?.new_key === newSigner.publicKey) return false;
    const latest = await readLatestCheckpoint(db);
    const oldKey = declarations.at(-1)?.new_key ?? latest?.public_key;
    if (!latest || oldKey === undefined) throw new Error('Nothing is signed yet: no key needs declaring.');
    if (!isPinned(old, oldKey)) throw new Error('The ledger is not signed by that old key.');
    if (oldKey === newSigner.publicKey) throw new Error('SAWT_KEYS_DIR holds the old key still.');
    await checkLatest(db, oldKey, seenCheckpoint(config.dataDir));
    const declaration = declareKey(
      {
        ordinal: declarations.length + 1,
        at: systemClock.now(),
        number: latest.number,
        checkpoint_hash: latest.hash,
        old_key: oldKey,
        new_key: newSigner.publicKey,
        reason,
      },
      newSigner,
      oldSigner,
    );
    await submitWrite(config, 'declareCheckpointKey', { declaration }, operatorWrites.declareCheckpointKey);
    return true;
  } finally {
    await db.destroy();
  }
}
