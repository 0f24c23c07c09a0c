import type { LedgerTable } from '../../platform/database/schema.ts';

/** Rows as lines of the export, in the order of the chain's own encoding, whatever the database's order of columns. */
export const ledgerLines = (rows: readonly LedgerTable[]): string => rows.map(ledgerLine).join('');

function ledgerLine(row: LedgerTable): string {
  const { stream, seq, channel, entry_id, round_id, group_number, votes, minute, reverses_seq } = row;
  const { previous_hash, commitment, row_hash } = row;
  return `${JSON.stringify({
    stream,
    seq,
    channel,
    entry_id,
    round_id,
    group_number,
    votes,
    minute,
    reverses_seq,
    previous_hash,
    commitment,
    row_hash,
  })}\n`;
}
