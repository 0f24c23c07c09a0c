import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';

type Change = string | ((db: Kysely<never>) => Promise<void>);

const CHANNELS = `'withdrawn', 'disqualified', 'excluded', 'reinstated'`;

/** The standing of an entry in a round, its ledger rows, and the refusals and refunds that follow from it. */
export function standingTables(parts: DialectParts): Change[] {
  return [
    `ALTER TABLE round_entries ADD COLUMN standing TEXT NOT NULL DEFAULT 'in'
      CHECK (standing IN ('in', 'withdrawn', 'disqualified', 'excluded'))`,
    ...replaceChecks(parts, 'ledger', [
      {
        name: 'ledger_channel_check',
        from: `CHECK (channel IN ('sms', 'paid', 'free', 'reversal'))`,
        to: `CHECK (channel IN ('sms', 'paid', 'free', 'reversal', ${CHANNELS}))`,
      },
      {
        name: 'ledger_votes_check',
        from: 'CHECK (votes <> 0)',
        to: `CHECK ((votes = 0) = (channel IN (${CHANNELS})))`,
      },
    ]),
    ...replaceChecks(parts, 'sms_messages', [
      {
        name: 'sms_messages_outcome_check',
        from: `CHECK (outcome IN ('counted', 'capped', 'closed', 'unknown_code'))`,
        to: `CHECK (outcome IN ('counted', 'capped', 'closed', 'unknown_code', 'not_competing'))`,
      },
    ]),
    ...replaceChecks(parts, 'refund_tasks', [
      {
        name: 'refund_tasks_reason_check',
        from: `CHECK (reason IN
        ('late', 'closed', 'second_payment', 'wrong_amount', 'wrong_reference', 'staff'))`,
        to: `CHECK (reason IN
        ('late', 'closed', 'second_payment', 'wrong_amount', 'wrong_reference', 'not_competing', 'staff'))`,
      },
    ]),
  ];
}
