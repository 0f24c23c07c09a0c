import type { Kysely } from 'kysely';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LedgerError } from '../ledgerErrors.ts';
import { checkpointHash, FIRST_PREVIOUS_HASH, isSignedCheckpoint } from './checkpointHash.ts';
import { readCheckpoints, readKeyDeclarations } from './checkpointsRepo.ts';
import { TrustedKeys } from './trustedKeys.ts';

const PAGE = 1_000;
type Kind = LedgerError['kind'];

/**
 * Checks that every checkpoint follows the one before it and that a trusted key signed it.
 * @param pinned a public key or its fingerprint, where trust begins; without one every checkpoint is an
 * error
 * @param errorIn checks each checkpoint further
 * @returns the first error; undefined if all checkpoints are right
 */
export async function checkSignatures(
  db: Kysely<Schema>,
  pinned: string | undefined,
  errorIn: (checkpoint: Checkpoint) => Promise<Kind | undefined> | Kind | undefined,
): Promise<LedgerError | undefined> {
  const trusted = pinned === undefined ? undefined : new TrustedKeys(pinned, await readKeyDeclarations(db));
  let previous = { number: 0, hash: FIRST_PREVIOUS_HASH };
  for (;;) {
    const page = await readCheckpoints(db, previous.number + 1, PAGE);
    for (const checkpoint of page) {
      const kind = errorOf(checkpoint, previous, trusted) ?? (await errorIn(checkpoint));
      if (kind) return { kind, stream: null, seq: null, subject: `checkpoint ${checkpoint.number}` };
      previous = checkpoint;
    }
    if (page.length < PAGE) return undefined;
  }
}

function errorOf(
  checkpoint: Checkpoint,
  previous: { number: number; hash: string },
  trusted: TrustedKeys | undefined,
): Kind | undefined {
  const { number, previous_hash, hash } = checkpoint;
  if (number !== previous.number + 1 || previous_hash !== previous.hash) return 'checkpoint_gap';
  if (hash !== checkpointHash(checkpoint)) return 'checkpoint_hash';
  if (!isSignedCheckpoint(checkpoint)) return 'checkpoint_signature';
  if (!trusted) return 'checkpoint_unpinned';
  return trusted.trusts(checkpoint) ? undefined : 'checkpoint_key';
}

/** Checks every checkpoint and, for each, that the audit still has the last lines that it signed. */
export function verifySignedAudit(
  db: Kysely<Schema>,
  pinned: string | undefined,
): Promise<LedgerError | undefined> {
  return checkSignatures(db, pinned, async ({ audit_heads }) => {
    for (const { stream, seq, row_hash } of audit_heads) {
      const line = await db
        .selectFrom('audit')
        .where('stream', '=', stream)
        .where('seq', '=', seq)
        .select('row_hash')
        .executeTakeFirst();
      if (line?.row_hash !== row_hash) return 'checkpoint_audit';
    }
    return undefined;
  });
}
