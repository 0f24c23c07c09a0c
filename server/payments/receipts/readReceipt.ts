import type { Kysely } from 'kysely';
import type { CheckpointPlace, LedgerPlace, Receipt } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readCheckpointOfRow } from '../../voting/checkpoints/checkpointsRepo.ts';
import { minuteOf } from '../../voting/ledgerChain.ts';
import { readOrderView, refundOf, type OrderView, shownStatus } from '../orders/orderView.ts';
import { reversalSource } from '../refunds/reverseVotes.ts';

/**
 * The receipt of votes with this code; undefined for an unknown code, and for an order that never was paid and
 * cannot be any more.
 */
export async function readReceipt(
  db: Kysely<Schema>,
  code: string,
): Promise<Omit<Receipt, 'checkpoint_key'> | undefined> {
  const order = await db
    .selectFrom('orders')
    .where('receipt_code', '=', code)
    .where('kind', '=', 'vote')
    .select(['id', 'round_id', 'group_id', 'votes'])
    .$narrowType<{ round_id: string; group_id: string; votes: number }>()
    .executeTakeFirst();
  const view = order && (await readOrderView(db, order.id));
  const status = view && statusOf(view);
  if (!order || !view || !status) return undefined;
  const row = await readRow(db, view.order.ledger_stream, view.order.ledger_seq);
  return {
    code,
    status,
    channel: 'paid',
    entry_id: view.order.entry_id,
    participant: view.participant,
    sms_code: view.smsCode ?? '',
    group: await readGroup(db, order.group_id),
    zone: view.zone,
    votes_count: order.votes,
    minute: row?.minute ?? minuteOf(view.order.created_at),
    refund: refundOf(view)?.state ?? null,
    ...(await readStanding(db, order.round_id, view.order.entry_id)),
    row: row?.place ?? null,
    reversal: row ? await readReversal(db, row.place) : null,
    checkpoint: row ? await readCheckpoint(db, row.place) : null,
  };
}

function statusOf(view: OrderView): Receipt['status'] | undefined {
  switch (shownStatus(view)) {
    case 'paid':
      return 'counted';
    case 'quarantined':
      return 'quarantined';
    case 'refunded':
      return 'refunded';
    case 'created':
    case 'pending_payment':
      return 'pending';
    default:
      return undefined;
  }
}

async function readRow(db: Kysely<Schema>, stream: string | null, seq: number | null) {
  if (stream === null || seq === null) return undefined;
  const row = await db
    .selectFrom('ledger')
    .where('stream', '=', stream)
    .where('seq', '=', seq)
    .select(['minute', 'row_hash'])
    .executeTakeFirstOrThrow();
  return { minute: row.minute, place: { stream, seq, row_hash: row.row_hash } };
}

async function readReversal(db: Kysely<Schema>, reversed: LedgerPlace): Promise<LedgerPlace | null> {
  const row = await db
    .selectFrom('ledger_secrets as secret')
    .innerJoin('ledger', (join) =>
      join.onRef('ledger.stream', '=', 'secret.stream').onRef('ledger.seq', '=', 'secret.seq'),
    )
    .where('secret.source_ref', '=', reversalSource(reversed))
    .select(['ledger.stream', 'ledger.seq', 'ledger.row_hash'])
    .executeTakeFirst();
  return row ?? null;
}

async function readCheckpoint(
  db: Kysely<Schema>,
  { stream, seq }: LedgerPlace,
): Promise<CheckpointPlace | null> {
  return (await readCheckpointOfRow(db, stream, seq)) ?? null;
}

/** The standing of the order's entry for the receipt; left out while the entry competes. */
async function readStanding(
  db: Kysely<Schema>,
  roundId: string,
  entryId: string,
): Promise<Pick<Receipt, 'standing'>> {
  const { standing } = await db
    .selectFrom('round_entries')
    .where('round_id', '=', roundId)
    .where('entry_id', '=', entryId)
    .select('standing')
    .executeTakeFirstOrThrow();
  return standing === 'in' ? {} : { standing };
}

async function readGroup(db: Kysely<Schema>, groupId: string): Promise<Receipt['group']> {
  const group = await db
    .selectFrom('voting_groups')
    .where('id', '=', groupId)
    .select(['number', 'name_ar', 'name_en'])
    .executeTakeFirstOrThrow();
  return {
    number: group.number,
    group_name: group.name_ar,
    group_name_ar: group.name_ar,
    group_name_en: group.name_en,
  };
}
