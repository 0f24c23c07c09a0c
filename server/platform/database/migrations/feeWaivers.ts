import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';

/** The message that the fee of an entry was waived. */
export const feeWaivers = (parts: DialectParts) =>
  replaceChecks(parts, 'entry_messages', [
    {
      name: 'entry_messages_kind_check',
      from: `CHECK (kind IN ('received',`,
      to:
        parts.kind === 'sqlite'
          ? `CHECK (kind IN ('received', 'fee_waived',`
          : `CHECK (kind IN ('received', 'fee_waived', 'approved', 'rejected', 'recording_replaced', 'recording_failed',
      'replacement_approved', 'replacement_rejected', 'correction_asked', 'document_replaced',
      'withdrawn', 'withdrawn_by_staff', 'disqualified', 'reinstated'))`,
    },
  ]);
