import { commitmentOf, minuteOf, rowHash } from './ledgerChain.ts';
import type { LedgerRow } from './ledgerRepo.ts';

/** What a check can find wrong, each as text for the person who runs the check. */
const ledgerErrors = {
  gap: 'a row is missing before it',
  previous_hash: 'it does not follow on the row before it',
  row_hash: 'its hash does not fit its fields',
  secrets_missing: 'what it commits to is gone without trace',
  commitment: 'its commitment does not fit what it commits to',
  minute: 'its minute is not that of its exact time',
  head: 'the chain does not end where its head says',
  orphan: 'what a row committed to is there, but the row is gone',
  not_competing: 'it counts votes for an entry that did not compete any more',
  standing: 'the stored standing is not the one that the rows give',
  tally: 'the stored tally is not the sum of the rows',
  checkpoint_gap: 'a checkpoint is missing before it, or it does not follow on the one before',
  checkpoint_hash: 'its hash does not fit what it says',
  checkpoint_signature: 'its signature is not that of its key',
  checkpoint_unpinned: 'no key was given to check its signature against: name it with --key',
  checkpoint_key: 'it is signed by a key that the pinned one does not vouch for',
  checkpoint_audit: 'the audit has no such line any more as it had when it was signed',
  checkpoint_tree: 'the rows up to it have another Merkle root than was signed',
  checkpoint_row: 'the ledger has no such row any more as it had when it was signed',
  checkpoint_totals: 'the rows up to it have other totals than were signed',
} as const;

export type LedgerError = {
  kind: keyof typeof ledgerErrors;
  stream: string | null;
  /** The first row that is wrong; null if no single row is wrong. */
  seq: number | null;
  /**
   * What is wrong: `round entry` for a tally or standing, `checkpoint number` for a checkpoint, null for a
   * row.
   */
  subject: string | null;
};

export function describeLedgerError(error: LedgerError): string {
  const place = error.seq === null ? (error.subject ?? error.stream ?? '') : `${error.stream} ${error.seq}`;
  return `${place}: ${ledgerErrors[error.kind]}`;
}

/** What is wrong with a row that should follow `previous`; undefined if nothing is. */
export function errorOfRow(
  row: LedgerRow,
  previous: { seq: number; row_hash: string },
): LedgerError['kind'] | undefined {
  if (row.seq !== previous.seq + 1) return 'gap';
  if (row.previous_hash !== previous.row_hash) return 'previous_hash';
  if (row.row_hash !== rowHash(previous.row_hash, row, row.commitment)) return 'row_hash';
  return errorOfSecrets(row);
}

/**
 * What is wrong between a row and its secrets. Without a salt the voter was erased, so the commitment
 * cannot be checked.
 */
function errorOfSecrets(row: LedgerRow): LedgerError['kind'] | undefined {
  const { salt, source_ref, payer, accepted_at } = row;
  if (source_ref === null || accepted_at === null) return 'secrets_missing';
  if (salt !== null && row.commitment !== commitmentOf({ salt, source_ref, payer, accepted_at })) {
    return 'commitment';
  }
  return row.minute === minuteOf(accepted_at) ? undefined : 'minute';
}
