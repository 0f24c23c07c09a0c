import type { Kysely } from 'kysely';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { checkpointHash, isSignedCheckpoint } from './checkpointHash.ts';
import {
  readCheckpoints,
  readKeyDeclarations,
  readLatestCheckpoint,
  readRowHashes,
} from './checkpointsRepo.ts';
import type { SeenCheckpoint } from './seenCheckpoint.ts';
import { keyFingerprint, TrustedKeys } from './trustedKeys.ts';

/**
 * Checks that the database still agrees with what this server signed or saw. The newest declared key must
 * be this server's. The latest checkpoint must be intact and signed with a trusted key, and its last rows
 * must exist. The checkpoint that this server saw last must exist too.
 * @returns the latest checkpoint; undefined while there is none
 * @throws Error with a sentence for the operator
 */
export async function checkLatest(
  db: Kysely<Schema>,
  publicKey: string,
  seen: SeenCheckpoint,
): Promise<Checkpoint | undefined> {
  const declarations = await readKeyDeclarations(db);
  const declared = declarations.at(-1)?.new_key;
  if (declared !== undefined && declared !== publicKey) throw new Error(strangeKey(publicKey, declared));
  const latest = await readLatestCheckpoint(db);
  if (latest && !new TrustedKeys(publicKey, declarations).trusts(latest))
    throw new Error(strangeKey(publicKey, latest.public_key));
  if (latest && (latest.hash !== checkpointHash(latest) || !isSignedCheckpoint(latest)))
    throw new Error(`Checkpoint ${latest.number} is not as it was signed: run verify-ledger.`);
  for (const { stream, seq, row_hash } of latest?.heads ?? [])
    if ((await readRowHashes(db, stream, seq, seq))[0] !== row_hash)
      throw new Error(`The ledger lacks row ${stream} ${seq} that checkpoint ${latest?.number} signs.`);
  await refuseLost(db, seen);
  return latest;
}

const strangeKey = (own: string, other: string) =>
  `checkpoint.key (${keyFingerprint(own)}) is not the key that signed the ledger (${keyFingerprint(other)}): ` +
  'put that key into SAWT_KEYS_DIR, or declare it lost with sawt declare-checkpoint-key --lost.';

async function refuseLost(db: Kysely<Schema>, seen: SeenCheckpoint): Promise<void> {
  const known = seen.read();
  const [stored] = known ? await readCheckpoints(db, known.number, 1) : [];
  if (!known || (stored?.number === known.number && stored.hash === known.hash)) return;
  throw new Error(
    `The database lacks checkpoint ${known.number} that this server saw: restore a newer backup, ` +
      'or remove checkpoint.seen from DATA_DIR if you accept that votes are lost.',
  );
}
