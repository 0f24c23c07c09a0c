import type { Suspension } from '../accounts/suspension/suspendAccount.ts';
import type { EntryDecision } from '../entries/decisions/decideEntry.ts';
import type { FlagDecision } from '../payments/flags/decideFlag.ts';
import type { Erasure } from '../people/erasePerson.ts';
import type { OrderToRefund } from '../payments/refunds/refundOrder.ts';
import type { Writer } from '../platform/writer/openWriter.ts';

type Submitter = Pick<Writer, 'submit'>;

/** Writes that staff may ask for; whoever runs one says when it is (`at`, UTC ms). */
export const staffWrites = {
  refundOrder: (writer: Submitter, order: Omit<OrderToRefund, 'at'>, at: number) =>
    writer.submit('refundOrder', { ...order, at }),
  decideFlag: (writer: Submitter, decision: Omit<FlagDecision, 'at'>, at: number) =>
    writer.submit('decideFlag', { ...decision, at }),
  suspendAccount: (writer: Submitter, suspension: Omit<Suspension, 'at'>, at: number) =>
    writer.submit('suspendAccount', { ...suspension, at }),
  erasePerson: (writer: Submitter, erasure: Omit<Erasure, 'at'>, at: number) =>
    writer.submit('erasePerson', { ...erasure, at }),
  /** What was given to a person, or to whoever asked in their name, must be known later. */
  noteExport: (writer: Submitter, { userId }: { userId: string | null }, at: number) =>
    writer.submit('noteAudit', {
      at,
      actor: null,
      role: 'staff',
      action: 'person.exported',
      subject: userId,
    }),
  decideEntry: (writer: Submitter, decision: Omit<EntryDecision, 'at'>, at: number) =>
    writer.submit('decideEntry', { ...decision, at }),
};

type StaffWrites = typeof staffWrites;

export type StaffInput<Name extends keyof StaffWrites> = Parameters<StaffWrites[Name]>[1];
