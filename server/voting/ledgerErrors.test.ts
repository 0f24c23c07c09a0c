import { expect, it } from 'vitest';
import { errorOfRow } from './ledgerErrors.ts';
import { commitmentOf, GENESIS_HASH, rowHash } from './ledgerChain.ts';
import type { LedgerRow } from './ledgerRepo.ts';

const previous = { seq: 6, row_hash: GENESIS_HASH };
const acceptedAt = 1_763_632_812_345;

/** A valid row apart from the fields in `different`; its hash fits these unless it is among them. */
function rowWith(different: Partial<LedgerRow> = {}): LedgerRow {
  const row: LedgerRow = {
    stream: 'main',
    seq: 7,
    channel: 'sms',
    entry_id: 'entry-0000000000000001',
    round_id: 'round-0000000000000000',
    group_number: 3,
    votes: 1,
    minute: 1_763_632_800_000,
    reverses_seq: null,
    previous_hash: GENESIS_HASH,
    commitment: commitmentOf({ salt: 'salt', source_ref: 'sms:1', payer: 'payer', accepted_at: acceptedAt }),
    row_hash: '',
    salt: 'salt',
    source_ref: 'sms:1',
    payer: 'payer',
    accepted_at: acceptedAt,
    ...different,
  };
  return { ...row, row_hash: different.row_hash ?? rowHash(GENESIS_HASH, row, row.commitment) };
}

it.each<[string, Partial<LedgerRow>, ReturnType<typeof errorOfRow>]>([
  ['that is right', {}, undefined],
  ['after a gap', { seq: 8 }, 'gap'],
  ['that comes twice', { seq: 6 }, 'gap'],
  ['that follows on another row', { previous_hash: 'f'.repeat(64) }, 'previous_hash'],
  ['whose hash is of other fields', { row_hash: 'f'.repeat(64) }, 'row_hash'],
  ['without its source', { source_ref: null }, 'secrets_missing'],
  ['without its exact time', { accepted_at: null }, 'secrets_missing'],
  ['that commits to another salt', { salt: 'pepper' }, 'commitment'],
  ['that commits to another source', { source_ref: 'sms:2' }, 'commitment'],
  ['that commits to another payer', { payer: 'other' }, 'commitment'],
  ['of an erased person', { salt: null, payer: null }, undefined],
  ['of another minute', { minute: 1_763_632_740_000 }, 'minute'],
  ['of an erased person and another minute', { salt: null, minute: 1_763_632_740_000 }, 'minute'],
])('judges a row %s', (_, different, error) => {
  expect(errorOfRow(rowWith(different), previous)).toBe(error);
});
