import type { OperatorAct } from '../platform/audit/operatorAct.ts';
import type { ChangeDecision } from '../accounts/changes/decideChange.ts';
import type { Suspension } from '../accounts/suspension/suspendAccount.ts';
import type { CorrectionToAsk } from '../entries/corrections/askCorrection.ts';
import type { EntryDecision } from '../entries/decisions/decideEntry.ts';
import type { FeeWaiver } from '../entries/decisions/waiveFee.ts';
import type { EntryDeletion } from '../entries/deletions/deleteEntry.ts';
import type { FlagDecision } from '../payments/flags/decideFlag.ts';
import type { Erasure } from '../people/erasePerson.ts';
import type { KeysToAccept } from '../platform/sharedKeys/keyWrites.ts';
import type { OrderToRefund } from '../payments/refunds/refundOrder.ts';
import type { ResetByCommand } from '../staff/resets/resetByCommand.ts';
import type { CheckpointKeyChange } from '../voting/checkpoints/keyDeclaration.ts';
import type { StandingChange } from '../voting/standings/changeStanding.ts';
import type { VotingStopChange } from '../voting/stops/changeVotingStop.ts';
import type { ServerWriter } from '../start/serverWriter.ts';

type Export = Omit<OperatorAct, 'at'> & { userId: string | null };

type SetupLink = Omit<OperatorAct, 'at'> & { token_hash: string };

/** `Omit` over each member of a union. */
type Acted<Change extends OperatorAct> = Change extends unknown ? Omit<Change, 'at'> : never;

type Submitter = Pick<ServerWriter, 'submit'>;

/** The writes that an operator may request, each with a row in the audit. `at` in UTC ms. */
export const operatorWrites = {
  refundOrder: (writer: Submitter, order: Omit<OrderToRefund, 'at'>, at: number) =>
    writer.submit('refundOrder', { ...order, at }),
  decideFlag: (writer: Submitter, decision: Omit<FlagDecision, 'at'>, at: number) =>
    writer.submit('decideFlag', { ...decision, at }),
  suspendAccount: (writer: Submitter, suspension: Omit<Suspension, 'at'>, at: number) =>
    writer.submit('suspendAccount', { ...suspension, at }),
  decideChange: (writer: Submitter, decision: Omit<ChangeDecision, 'at'>, at: number) =>
    writer.submit('decideChange', { ...decision, at }),
  erasePerson: (writer: Submitter, erasure: Omit<Erasure, 'at'>, at: number) =>
    writer.submit('erasePerson', { ...erasure, at }),
  /** Changes no data: it only records the export of a person's data in the audit. */
  noteExport: (writer: Submitter, { userId, actor }: Export, at: number) =>
    writer.submit('noteAudit', {
      at,
      actor,
      role: 'staff',
      action: 'person.exported',
      subject: userId,
    }),
  decideEntry: (writer: Submitter, decision: Omit<EntryDecision, 'at'>, at: number) =>
    writer.submit('decideEntry', { ...decision, at }),
  waiveFee: (writer: Submitter, waiver: Omit<FeeWaiver, 'at'>, at: number) =>
    writer.submit('waiveFee', { ...waiver, at }),
  askCorrection: (writer: Submitter, correction: Omit<CorrectionToAsk, 'at'>, at: number) =>
    writer.submit('askCorrection', { ...correction, at }),
  deleteEntry: (writer: Submitter, deletion: Omit<EntryDeletion, 'at'>, at: number) =>
    writer.submit('deleteEntry', { ...deletion, at }),
  changeStanding: (writer: Submitter, change: Omit<StandingChange, 'at'>, at: number) =>
    writer.submit('changeStanding', { ...change, at }),
  changeVotingStop: (writer: Submitter, change: Acted<VotingStopChange>, at: number) =>
    writer.submit('changeVotingStop', { ...change, at }),
  declareCheckpointKey: (writer: Submitter, change: Omit<CheckpointKeyChange, 'at'>, at: number) =>
    writer.submit('declareCheckpointKey', { ...change, at }),
  replaceSetupLink: (writer: Submitter, link: SetupLink, at: number) =>
    writer.submit('replaceSetupLink', { ...link, at }),
  resetByCommand: (writer: Submitter, reset: Omit<ResetByCommand, 'at'>, at: number) =>
    writer.submit('resetByCommand', { ...reset, at }),
  acceptKeys: (writer: Submitter, keys: Omit<KeysToAccept, 'at'>, at: number) =>
    writer.submit('acceptKeys', { ...keys, at }),
};
