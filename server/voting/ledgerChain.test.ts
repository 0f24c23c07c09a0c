import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, GENESIS_HASH, minuteOf, rowHash, type ChainedFields } from './ledgerChain.ts';

const row: ChainedFields = {
  stream: 'main',
  seq: 7,
  channel: 'sms',
  entry_id: 'entry-0000000000000001',
  round_id: 'round-0000000000000000',
  group_number: 3,
  votes: 1,
  minute: 1_763_632_800_000,
  reverses_seq: null,
};
const secret = { salt: 'salt', source_ref: 'sms:ofoq:1', payer: 'payer', accepted_at: 1_763_632_812_345 };

describe('the chain of the ledger', () => {
  it('has the published encoding, which must never change', () => {
    const commitment = commitmentOf(secret);
    expect([commitment, rowHash(GENESIS_HASH, row, commitment)]).toEqual([
      'ec4c76235d9c2ec213d27d2e5367daa5e3936970b4bddce7ea550ec13dae82aa',
      '05d1773eb4386e76e77a6601285f5fa4fcad33417936b0991ec2613ca791938b',
    ]);
  });

  it('gives another hash when any public field, the previous hash or the commitment differs', () => {
    const hash = rowHash(GENESIS_HASH, row, 'commitment');
    const others = [
      rowHash(`${GENESIS_HASH.slice(1)}1`, row, 'commitment'),
      rowHash(GENESIS_HASH, row, 'Commitment'),
      ...Object.entries(row).map(([field, value]) =>
        rowHash(GENESIS_HASH, { ...row, [field]: another(value) }, 'commitment'),
      ),
    ];
    expect(new Set([hash, ...others]).size).toBe(others.length + 1);
  });

  it('commits to the salt, the source, the payer and the exact time', () => {
    const others = Object.entries(secret).map(([field, value]) =>
      commitmentOf({ ...secret, [field]: another(value) }),
    );
    expect(new Set([commitmentOf(secret), ...others]).size).toBe(others.length + 1);
  });

  it('separates each field from the next', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (salt, source_ref, payer) => {
        const moved = { ...secret, salt: salt + source_ref, source_ref: payer, payer: '' };
        const kept = { ...secret, salt, source_ref, payer };
        expect(commitmentOf(moved) === commitmentOf(kept)).toBe(source_ref === '' && payer === '');
      }),
      { examples: [['', '', '']] },
    );
  });

  it('shows the time of a vote to the minute only', () => {
    expect([minuteOf(60_000), minuteOf(119_999), minuteOf(120_000)]).toEqual([60_000, 60_000, 120_000]);
  });
});

const another = (value: string | number | null) =>
  typeof value === 'string' ? `${value} ` : (value ?? 0) + 1;
