import type { DecidedEntry } from '../entries/decisions/decideEntry.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { staffWrites } from './staffWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** `entry approve ID` and `entry reject ID`: what staff decide about an entry, or what was sent in its place. */
export const entryCommand: Command = async ([decision = '', ...args], { config, print }) => {
  if (decision !== 'approve' && decision !== 'reject') throw new Error('Say entry approve or entry reject.');
  const { id, reason } = readSubject(args, 'entry');
  const input = { entryId: id, decision, reason: reason ?? null } as const;
  const decided = await submitWrite(config, 'decideEntry', input, staffWrites.decideEntry);
  print(sentence(decided));
  return decided.kind === 'decided' ? 0 : 1;
};

function sentence(decided: DecidedEntry): string {
  if (decided.kind !== 'decided') return sentences[decided.kind];
  return `The ${decided.what} is ${decided.status}.`;
}

const sentences: Record<Exclude<DecidedEntry['kind'], 'decided'>, string> = {
  unknown: 'There is no such entry.',
  unchecked: 'Its media are still being checked. Try again shortly.',
  unchanged: 'There is nothing to decide.',
};
