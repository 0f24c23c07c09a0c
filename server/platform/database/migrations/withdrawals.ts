import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';

type Change = string | ((db: Kysely<never>) => Promise<void>);

const EARLIER = `'replacement_approved', 'replacement_rejected', 'correction_asked', 'document_replaced'`;
const KINDS = `'received', 'approved', 'rejected', 'recording_replaced', 'recording_failed', ${EARLIER},
  'withdrawn', 'withdrawn_by_staff', 'disqualified', 'reinstated'`;

/** Entries that their candidates withdrew, and messages about entries that left the competition or are back in it. */
export const withdrawals = (parts: DialectParts): Change[] => [
  `ALTER TABLE entries ADD COLUMN withdrawn_at ${parts.integer}`,
  `ALTER TABLE entries ADD COLUMN withdrawal_undo_until ${parts.integer}
    CHECK (withdrawal_undo_until IS NULL OR withdrawn_at IS NOT NULL)`,
  ...replaceChecks(parts, 'entry_messages', [
    {
      name: 'entry_messages_kind_check',
      from: `${EARLIER}))`,
      to:
        parts.kind === 'sqlite'
          ? `${EARLIER},
      'withdrawn', 'withdrawn_by_staff', 'disqualified', 'reinstated'))`
          : `CHECK (kind IN (${KINDS}))`,
    },
  ]),
];
