import type { DecidedEntry } from '../entries/decisions/decideEntry.ts';
import { askCommand, askedCommand, readMissing } from './askCommand.ts';
import type { Command } from './command.ts';
import { deleteEntryCommand } from './deleteEntryCommand.ts';
import { readSubject } from './readSubject.ts';
import { rials } from './rials.ts';
import {
  disqualifyCommand,
  entryRefundsCommand,
  reinstateCommand,
  withdrawCommand,
} from './standingCommands.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';
import { waiveCommand } from './waiveCommand.ts';

/**
 * `entry ACTION ID`: decides an entry or its replacement, waives its fee, asks for a correction, lists those asked for, changes its standing, refunds its
 * orders, or deletes it.
 */
export const entryCommand: Command = async ([action = '', ...args], setting) => {
  const command = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!command) throw new Error(`Say entry with one of ${Object.keys(actions).join(', ')}.`);
  return command(args, setting);
};

const actions: Record<string, Command> = {
  approve: decisionCommand('approve'),
  reject: decisionCommand('reject'),
  waive: waiveCommand,
  ask: askCommand,
  asked: askedCommand,
  withdraw: withdrawCommand,
  disqualify: disqualifyCommand,
  reinstate: reinstateCommand,
  refunds: entryRefundsCommand,
  delete: deleteEntryCommand,
};

function decisionCommand(decision: 'approve' | 'reject'): Command {
  return async (args, { config, print }) => {
    const { id, reason } = readSubject(args, 'entry');
    const input = { entryId: id, decision, reason: reason ?? null } as const;
    const decided = await submitWrite(config, 'decideEntry', input, operatorWrites.decideEntry);
    print(sentence(decided));
    if (decided.kind !== 'decided') return 1;
    if (decision === 'approve')
      for (const { what } of await readMissing(config, id)) print(`Still missing: ${what}`);
    return 0;
  };
}

function sentence(decided: DecidedEntry): string {
  if (decided.kind !== 'decided') return sentences[decided.kind];
  const { what, status, refundBaisa } = decided;
  if (refundBaisa === undefined) return `The ${what} is ${status}.`;
  return `The ${what} is ${status}. Its fee of ${rials(refundBaisa)} is to be given back.`;
}

const sentences: Record<Exclude<DecidedEntry['kind'], 'decided'>, string> = {
  unknown: 'There is no such entry.',
  unchecked: 'Its media are still being checked. Try again shortly.',
  unverified: 'Its registration is not verified yet.',
  unpaid: 'Its entry fee is neither paid nor waived.',
  withdrawn:
    'Its candidate withdrew it, so there is nothing to decide. Reinstate it first, if the candidate asks for it.',
  unchanged: 'There is nothing to decide.',
};
