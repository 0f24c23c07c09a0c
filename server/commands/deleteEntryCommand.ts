import type { DeletedEntry } from '../entries/deletions/deleteEntry.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { removeObjects } from './removeObjects.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** `entry delete ENTRY --reason WHY`: deletes an entry without votes for good, with its files. The account stays. */
export const deleteEntryCommand: Command = async (args, { config, print }) => {
  const { id, reason } = readSubject(args, 'entry');
  if (!reason) throw new Error('Say why with --reason.');
  const deleted = await submitWrite(
    config,
    'deleteEntry',
    { entryId: id, reason },
    operatorWrites.deleteEntry,
  );
  if (deleted.kind !== 'deleted') {
    print(refusals[deleted.kind]);
    return 1;
  }
  const { documents, objects } = deleted;
  await removeObjects(config, objects);
  print(`The entry is deleted; files: ${objects.length}, identity documents: ${documents}.`);
  print('Its account stays. Backups that were taken before still hold the entry.');
  return 0;
};

const instead = 'Withdraw or disqualify the entry instead.';

const refusals: Record<Exclude<DeletedEntry['kind'], 'deleted'>, string> = {
  unknown: 'There is no such entry.',
  voted: `The public ledger has rows of this entry. ${instead}`,
  ordered: `Votes for this entry, or its fee, were ordered. ${instead}`,
  scored: `The jury has scored this entry. ${instead}`,
};
