import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { refundOrder } from '../refunds/refundOrder.ts';
import { reverseVotes } from '../refunds/reverseVotes.ts';
import { orderOfSource } from '../settlement/orderSource.ts';
import { votesOfFlag } from './flagsRepo.ts';

/** `note` is the reason. */
export type FlagDecision = OperatorAct & { flagId: string; decision: 'release' | 'reverse'; note: string };

export type DecidedFlag =
  | { kind: 'released' }
  | { kind: 'reversed'; votes: number; refunds: number }
  | { kind: 'not_open' | 'unknown_flag' };

/** Closes flags as staff decide: the votes stay, or they are reversed and refunded. */
export async function decideFlag(
  tx: Transaction<Schema>,
  inputs: FlagDecision[],
  context: WriteContext,
): Promise<DecidedFlag[]> {
  const decided: DecidedFlag[] = [];
  for (const input of inputs) decided.push(await decide(tx, input, context));
  return decided;
}

async function decide(
  tx: Transaction<Schema>,
  input: FlagDecision,
  context: WriteContext,
): Promise<DecidedFlag> {
  const { flagId, decision, note, actor, at } = input;
  const state = decision === 'release' ? 'released' : 'reversed';
  const flag = await tx
    .updateTable('vote_flags')
    .set({
      state,
      decided_at: at,
      decision: note,
      ...(state === 'released' && { released_votes: await votesOfFlag(tx, flagId) }),
    })
    .where('id', '=', flagId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (!flag) return { kind: (await isKnown(tx, flagId)) ? 'not_open' : 'unknown_flag' };
  const action = `flag.${state}`;
  const changed = { before: { state: 'open' }, after: { state } };
  const line = { at, actor, role: 'staff', action, subject: flagId, reason: note, ...changed } as const;
  await appendAudit(tx, [line], context);
  return decision === 'release' ? { kind: 'released' } : reverseMembers(tx, input, context);
}

async function reverseMembers(
  tx: Transaction<Schema>,
  { flagId, note, actor, at }: FlagDecision,
  context: WriteContext,
): Promise<DecidedFlag> {
  const members = await tx
    .selectFrom('vote_flag_members')
    .where('flag_id', '=', flagId)
    .select('source_ref')
    .orderBy('source_ref')
    .execute();
  const sources = members.map(({ source_ref }) => source_ref);
  const orders = sources.flatMap((source) => orderOfSource(source) ?? []);
  const refunds = await refundOrder(
    tx,
    orders.map((orderId) => ({ orderId, note, actor, at })),
    context,
  );
  const refunded = refunds.filter((refund) => refund.kind === 'refunded');
  const messages = sources.filter((source) => orderOfSource(source) === undefined);
  const votes =
    (await reverseVotes(tx, messages, at, context)) +
    refunded.reduce((sum, refund) => sum + (refund.votes ?? 0), 0);
  return { kind: 'reversed', votes, refunds: refunded.length };
}

async function isKnown(tx: Transaction<Schema>, flagId: string): Promise<boolean> {
  const flag = await tx.selectFrom('vote_flags').where('id', '=', flagId).select('id').executeTakeFirst();
  return flag !== undefined;
}
