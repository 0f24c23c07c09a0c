import { randomBytes } from 'node:crypto';
import type { LedgerSecretsTable, LedgerTable, TalliesTable } from '../platform/database/schema.ts';
import { commitmentOf, minuteOf, rowHash, type LedgerHead } from './ledgerChain.ts';
import { addTally, tallyOf } from './tally.ts';
import type { VoteToAppend } from './voteToAppend.ts';

/** The secrets of a new row. */
export type RowSecret = LedgerSecretsTable & { salt: string };

/** Rows that follow on a head, and what they add to the tallies. `head` is the last of them. */
export type ChainedVotes = { rows: LedgerTable[]; tallies: TalliesTable[]; head: LedgerHead };

const SECRET_BYTES = 16;

/** Draws the secrets of votes; the numbers of their rows follow on the head without a gap. */
export function drawSecrets(head: LedgerHead, votes: readonly VoteToAppend[]): RowSecret[] {
  const random = randomBytes(2 * SECRET_BYTES * votes.length);
  const secretAt = (place: number) =>
    random.toString('base64url', place * SECRET_BYTES, (place + 1) * SECRET_BYTES);
  return votes.map((vote, index) => ({
    stream: head.stream,
    seq: head.seq + 1 + index,
    receipt: vote.receipt ?? secretAt(2 * index),
    salt: secretAt(2 * index + 1),
    source_ref: vote.sourceRef,
    payer: vote.payer,
    amount_baisa: vote.amountBaisa,
    accepted_at: vote.acceptedAt,
  }));
}

/** Makes the rows of votes. @param votes each with its secrets, in the order of their numbers */
export function chainVotes(
  head: LedgerHead,
  votes: readonly { vote: VoteToAppend; secret: RowSecret }[],
): ChainedVotes {
  const rows: LedgerTable[] = [];
  const tallies = new Map<string, TalliesTable>();
  let previous = head.row_hash;
  for (const { vote, secret } of votes) {
    const row = chainedRow(vote, secret, previous);
    rows.push(row);
    if (row.votes !== 0) addTally(tallies, tallyOf({ ...row, acceptedAt: vote.acceptedAt }));
    previous = row.row_hash;
  }
  return {
    rows,
    // Two writers with the same entries lock them in the same order and cannot deadlock.
    tallies: [...tallies.values()].toSorted(byEntry),
    head: { stream: head.stream, seq: head.seq + rows.length, row_hash: previous },
  };
}

function chainedRow(vote: VoteToAppend, secret: RowSecret, previousHash: string): LedgerTable {
  const fields = {
    stream: secret.stream,
    seq: secret.seq,
    channel: vote.channel,
    entry_id: vote.entryId,
    round_id: vote.roundId,
    group_number: vote.groupNumber,
    votes: vote.votes,
    minute: minuteOf(vote.acceptedAt),
    reverses_seq: vote.reversesSeq,
  };
  const commitment = commitmentOf(secret);
  return {
    ...fields,
    previous_hash: previousHash,
    commitment,
    row_hash: rowHash(previousHash, fields, commitment),
  };
}

const byEntry = (a: TalliesTable, b: TalliesTable) =>
  a.round_id === b.round_id ? compare(a.entry_id, b.entry_id) : compare(a.round_id, b.round_id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
