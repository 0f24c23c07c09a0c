import type { WaivedFee } from '../entries/decisions/waiveFee.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { rials } from './rials.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** `entry waive ENTRY --reason WHY`: the entry owes no fee any more, and its candidate gets a message. */
export const waiveCommand: Command = async (args, { config, print }) => {
  const { id, reason } = readSubject(args, 'entry');
  if (!reason) throw new Error('Say why with --reason; the candidate reads it.');
  const waived = await submitWrite(config, 'waiveFee', { entryId: id, reason }, operatorWrites.waiveFee);
  print(sentence(waived));
  return waived.kind === 'waived' ? 0 : 1;
};

function sentence(waived: WaivedFee): string {
  if (waived.kind === 'waived') return `Its fee of ${rials(waived.amountBaisa)} is waived.`;
  if (waived.kind === 'paid') return `Its fee is paid. Give it back with sawt refund ${waived.orderId}.`;
  return refusals[waived.kind];
}

const refusals = {
  unknown: 'There is no such entry.',
  unverified: 'Its registration is not verified yet.',
  withdrawn: 'It was withdrawn and owes nothing.',
  free: 'It owes no fee.',
} as const;
