/** Orders as the server sends them, for stories and tests. */
import type { Checkpoint, CheckpointList, Order, Quote, Receipt } from '../../../domain/contract.ts';
import { DEFAULT_ZONE } from '../../../domain/defaultZone.ts';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import { quoteVotes } from '../../../domain/pricing.ts';
import { boardTime, liveGroup } from '../votePage/boardFixtures.ts';

export function quoteOf(votes: number): Quote {
  const quote = quoteVotes(votes);
  if (!quote) throw new Error(`nobody can order ${votes} votes`);
  return quote;
}

/** The contestant for whom all these orders are: the second of the open group. */
export const chosen = liveGroup.participants[1]!;

export function orderOf(changes: Partial<Order> = {}): Order {
  return {
    id: 'order'.padEnd(22, '0'),
    kind: 'vote',
    status: 'pending_payment',
    entry_id: chosen.voter_id,
    participant: chosen.user,
    competition: { name: 'الغناء', name_ar: 'الغناء', name_en: 'Singing' },
    zone: DEFAULT_ZONE,
    amount_baisa: quoteOf(75).total_baisa,
    votes_count: 75,
    quote: quoteOf(75),
    created_at: boardTime,
    paid_at: null,
    expires_at: boardTime + ORDER_PAYMENT_MS,
    payment: { gateway: 'sandbox', mode: 'hosted_fields', url: 'http://localhost:8082/fields/session' },
    last_attempt: null,
    transaction_id: null,
    receipt_code: null,
    refund: null,
    ...changes,
  };
}

/** An order of the fee of an entry in a paid competition. */
export const feeOrder: Order = orderOf({
  id: 'fee-order'.padEnd(22, '0'),
  kind: 'fee',
  amount_baisa: 5_000,
  votes_count: null,
  quote: null,
});

export const paidOrder: Order = orderOf({
  status: 'paid',
  payment: null,
  transaction_id: 'SWT-7F2K-90418',
  receipt_code: 'receipt'.padEnd(22, '0'),
});

/** The public receipt of `paidOrder`. */
export const receipt: Receipt = {
  code: 'receipt'.padEnd(22, '0'),
  status: 'counted',
  channel: 'paid',
  entry_id: chosen.voter_id,
  participant: chosen.user,
  sms_code: chosen.sms_code,
  group: {
    number: liveGroup.number,
    group_name: liveGroup.group_name,
    group_name_ar: liveGroup.group_name_ar,
    group_name_en: liveGroup.group_name_en,
  },
  zone: DEFAULT_ZONE,
  votes_count: 75,
  minute: boardTime - (boardTime % 60_000),
  refund: null,
  row: {
    stream: 'main',
    seq: 90_418,
    row_hash: '6f1ed002ab5595859014ebf0951522d9b5a3c6f0c4f6e6d7a1f5b0c2d3e4f5a6',
  },
  reversal: null,
  checkpoint: { number: 1_204, at: boardTime + 22_000 },
  checkpoint_key: '3f9c1ab27d04e5586b21c0fa94d37e12',
};

const checkpointOf = (number: number): Checkpoint => ({
  number,
  at: boardTime - (1_204 - number) * 60_000,
  heads: [{ stream: 'main', seq: 90_418, row_hash: receipt.row!.row_hash }],
  rows: 90_418 - (1_204 - number) * 310,
  votes: 402_117 - (1_204 - number) * 1_377,
  previous_hash: '0'.repeat(64),
  hash: receipt.row!.row_hash.split('').toReversed().join(''),
  public_key: 'k'.repeat(43),
  signature: 's'.repeat(86),
  tree_root: '5c'.repeat(32),
  audit_heads: [{ stream: 'main', seq: 512, row_hash: 'ad'.repeat(32) }],
  note: null,
});

/** The latest checkpoints as the server lists them, oldest first. */
export const checkpoints: CheckpointList = {
  data: [1_201, 1_202, 1_203, 1_204].map(checkpointOf),
  key: { public_key: 'k'.repeat(43), fingerprint: '3f9c1ab27d04e5586b21c0fa94d37e12' },
  declarations: [],
};

/** The same checkpoints, but the key was lost once and another one declared. */
export const redeclaredCheckpoints: CheckpointList = {
  ...checkpoints,
  declarations: [
    {
      ordinal: 1,
      at: boardTime - 86_400_000,
      number: 1_100,
      checkpoint_hash: '0'.repeat(64),
      old_key: 'o'.repeat(43),
      new_key: 'k'.repeat(43),
      reason: 'The disk that held the key failed',
      old_signature: null,
      new_signature: 's'.repeat(86),
    },
  ],
};
