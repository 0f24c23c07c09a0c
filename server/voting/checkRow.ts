import type { LedgerFault } from './ledgerFaults.ts';
import { commitmentOf, minuteOf, rowHash } from './ledgerChain.ts';
import type { LedgerRow } from './ledgerRepo.ts';

/** What is wrong with a row that should follow on `previous`; undefined when nothing is. */
export function faultOfRow(
  row: LedgerRow,
  previous: { seq: number; row_hash: string },
): LedgerFault['kind'] | undefined {
  if (row.seq !== previous.seq + 1) return 'gap';
  if (row.previous_hash !== previous.row_hash) return 'previous_hash';
  if (row.row_hash !== rowHash(previous.row_hash, row, row.commitment)) return 'row_hash';
  return faultOfSecrets(row);
}

/** A person who was erased has no salt any more: then only the row itself can be checked. */
function faultOfSecrets(row: LedgerRow): LedgerFault['kind'] | undefined {
  const { salt, source_ref, payer, accepted_at } = row;
  if (source_ref === null || accepted_at === null) return 'secrets_missing';
  if (salt !== null && row.commitment !== commitmentOf({ salt, source_ref, payer, accepted_at })) {
    return 'commitment';
  }
  return row.minute === minuteOf(accepted_at) ? undefined : 'minute';
}
