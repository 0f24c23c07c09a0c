import { changesListed } from './changesListed.ts';
import type { ChangeDecision, DecidedChange } from '../accounts/changes/decideChange.ts';
import { openImages } from '../platform/imageFiles.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/**
 * `changes`: lists the waiting profile changes. `changes approve ID` and `changes reject ID --reason WHY`
 * decide about one.
 */
export const changesCommand: Command = async ([action = 'list', ...args], setting) => {
  const command = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!command) throw new Error(`Say changes with one of ${Object.keys(actions).join(', ')}.`);
  return command(args, setting);
};

const actions: Record<string, Command> = {
  list: changesListed,
  approve: decisionCommand('approved'),
  reject: decisionCommand('rejected'),
};

function decisionCommand(decision: ChangeDecision['decision']): Command {
  return async (args, { config, print }) => {
    const { id, reason } = readSubject(args, 'change');
    if (decision === 'rejected' && !reason) throw new Error('Say why with --reason.');
    const input = { changeId: id, decision, reason: reason ?? null };
    const decided = await submitWrite(config, 'decideChange', input, operatorWrites.decideChange);
    if (decided.kind !== 'decided') {
      print(refusals[decided.kind]);
      return 1;
    }
    // Pictures go after the row: a crash in between leaves only a file that no row names.
    await openImages({ dataDir: config.dataDir, s3: config.s3 ?? null }).removePortraits(decided.pictures);
    print(`The change is ${decision}. The candidate gets a message.`);
    return 0;
  };
}

const refusals: Record<Exclude<DecidedChange['kind'], 'decided'>, string> = {
  unknown: 'There is no such change.',
  replaced: 'The candidate replaced this change or took it back. List what waits with sawt changes.',
  approved: 'This change was approved before.',
  rejected: 'This change was rejected before.',
};
