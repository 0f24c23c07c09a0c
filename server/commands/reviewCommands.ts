import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import { readFlags } from '../payments/flags/flagsRepo.ts';
import type { DecidedFlag } from '../payments/flags/decideFlag.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Lists open flags, oldest first; `--all` includes decided ones (decision D8). */
export const flagsCommand: Command = async (args, { config, print }) => {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    const flags = await readFlags(db, { all: args.includes('--all') });
    for (const flag of flags) {
      const at = new Date(flag.raised_at).toISOString();
      print(
        `${flag.id} ${flag.state} ${flag.kind} since ${at}: ${flag.votes} votes of ${flag.members}, ${flag.reasons}`,
      );
    }
    if (flags.length === 0) print('Nothing is to be reviewed.');
    return 0;
  } finally {
    await db.destroy();
  }
};

export const releaseCommand: Command = decision('release');
export const reverseCommand: Command = decision('reverse');

function decision(name: 'release' | 'reverse'): Command {
  return async (args, { config, print }) => {
    const { id, reason } = readSubject(args, 'flag');
    if (!reason) throw new Error('Say why with --reason.');
    const input = { flagId: id, decision: name, note: reason };
    const decided = await submitWrite(config, 'decideFlag', input, operatorWrites.decideFlag);
    print(sentence(decided));
    return decided.kind === 'released' || decided.kind === 'reversed' ? 0 : 1;
  };
}

function sentence(decided: DecidedFlag): string {
  if (decided.kind !== 'reversed') return sentences[decided.kind];
  return `Reversed: ${decided.votes} votes taken back; orders to be given back: ${decided.refunds}.`;
}

const sentences: Record<Exclude<DecidedFlag['kind'], 'reversed'>, string> = {
  released: 'Released: its votes stay as they are.',
  not_open: 'This flag has been decided.',
  unknown_flag: 'There is no such flag.',
};
