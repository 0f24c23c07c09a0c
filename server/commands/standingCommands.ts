import { parseArgs } from 'node:util';
import { readOfferedRefunds, type OfferedRefund } from '../payments/refunds/refundOrder.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import type { ChangedStanding, StandingChange } from '../voting/standings/changeStanding.ts';
import type { Command, CommandSetting } from './command.ts';
import { readSubject } from './readSubject.ts';
import { rials } from './rials.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

export const withdrawCommand: Command = standingCommand('withdrawn');
export const disqualifyCommand: Command = standingCommand('disqualified');
export const reinstateCommand: Command = standingCommand('in');

/**
 * `entry refunds ENTRY`: lists the refunds that are offered; with `--give-back` and a reason it orders all of
 * them.
 */
export const entryRefundsCommand: Command = async (args, { config, print }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'give-back': { type: 'boolean' }, reason: { type: 'string' } },
  });
  const [entryId] = positionals;
  if (!entryId || positionals.length > 1) throw new Error('Name one entry by its id.');
  if (values['give-back'] && !values.reason) throw new Error('Say why with --reason.');
  const offered = await readOffered(config, entryId);
  for (const { orderId, votes, amountBaisa } of offered) {
    if (values['give-back']) {
      const refund = { orderId, note: values.reason ?? null };
      await submitWrite(config, 'refundOrder', refund, operatorWrites.refundOrder);
    }
    print(`${orderId}: ${votes} votes, ${rials(amountBaisa)}.`);
  }
  print(summary(offered, values['give-back'] ? 'to be given back' : 'offered'));
  return 0;
};

function standingCommand(standing: StandingChange['standing']): Command {
  return async (args, { config, print }) => {
    const { id, reason } = readSubject(args, 'entry');
    if (!reason) throw new Error('Say why with --reason.');
    const input = { entryId: id, standing, reason };
    const changed = await submitWrite(config, 'changeStanding', input, operatorWrites.changeStanding);
    if (changed.kind !== 'changed') {
      print(refusals[changed.kind]);
      return 1;
    }
    const word = standing === 'in' ? 'competes again' : `is ${standing}`;
    print(`The entry ${word}; rounds changed: ${changed.rounds}.`);
    if (standing === 'in') return 0;
    print(`${summary(await readOffered(config, id), 'offered')} List them with sawt entry refunds ${id}.`);
    return 0;
  };
}

async function readOffered(config: CommandSetting['config'], entryId: string): Promise<OfferedRefund[]> {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    return await readOfferedRefunds(db, entryId);
  } finally {
    await db.destroy();
  }
}

function summary(offered: readonly OfferedRefund[], what: string): string {
  const sum = offered.reduce((total, { amountBaisa }) => total + amountBaisa, 0);
  return `Refunds ${what}: ${offered.length}, ${rials(sum)}.`;
}

const refusals: Record<Exclude<ChangedStanding['kind'], 'changed'>, string> = {
  unknown: 'There is no such entry.',
  no_round: 'This entry is in no round.',
  unchanged: 'The entry has this standing already.',
  rejected: 'This entry is rejected. Approve it first.',
  suspended: "This entry's account is suspended. Unsuspend it first.",
};
