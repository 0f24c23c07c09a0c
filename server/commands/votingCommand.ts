import { parseArgs } from 'node:util';
import { readPublicReason } from '../../domain/season/publicReason.ts';
import { PUBLIC_REASON_MAX_LENGTH } from '../../domain/season/seasonLimits.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import type { ChangedVotingStop } from '../voting/stops/changeVotingStop.ts';
import { listStoppable } from '../voting/stops/stopsRepo.ts';
import type { Command } from './command.ts';
import { operatorWrites } from './operatorWrites.ts';
import { readSubject } from './readSubject.ts';
import { submitWrite } from './submitWrite.ts';
import { timeIn } from './timeIn.ts';

/** `voting ACTION`: stops the voting of a group at once, resumes it, or lists the groups (decision D238). */
export const votingCommand: Command = async ([action = '', ...args], setting) => {
  const command = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!command) throw new Error(`Say voting with one of ${Object.keys(actions).join(', ')}.`);
  return command(args, setting);
};

const stopCommand: Command = async (args, { config, print }) => {
  const { groupId, ...reasons } = readStop(args);
  const input = { act: 'stop', groupId, ...reasons } as const;
  const changed = await submitWrite(config, 'changeVotingStop', input, operatorWrites.changeVotingStop);
  print(
    changed.kind === 'done'
      ? `Voting in ${changed.group} is stopped. Resume it with sawt voting resume ${groupId} --reason WHY.`
      : refusal('stop', changed.kind),
  );
  return changed.kind === 'done' ? 0 : 1;
};

const resumeCommand: Command = async (args, { config, print }) => {
  const { id: groupId, reason } = readSubject(args, 'group');
  if (!reason) throw new Error('Say why with --reason.');
  const input = { act: 'resume', groupId, reason } as const;
  const changed = await submitWrite(config, 'changeVotingStop', input, operatorWrites.changeVotingStop);
  print(changed.kind === 'done' ? resumed(changed) : refusal('resume', changed.kind));
  return changed.kind === 'done' ? 0 : 1;
};

/** Lists the groups whose window is open or ahead, the next to close first. */
const listCommand: Command = async (args, { config, print }) => {
  if (args.length > 0) throw new Error('voting list has no arguments.');
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    const groups = await listStoppable(db, systemClock.now());
    for (const { id, competition, group, opens_at, closes_at, stopped_at, zone } of groups) {
      const window = `${timeIn(zone, opens_at)} to ${timeIn(zone, closes_at)}`;
      const stopped = stopped_at === null ? '' : `, stopped at ${timeIn(zone, stopped_at)}`;
      print(`${id}: ${competition}, ${group}, ${window}${stopped}`);
    }
    if (groups.length === 0) print('No group has a window that is open or ahead.');
    return 0;
  } finally {
    await db.destroy();
  }
};

const actions: Record<string, Command> = { stop: stopCommand, resume: resumeCommand, list: listCommand };

function readStop(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' }, 'reason-en': { type: 'string' } },
  });
  const [groupId] = positionals;
  if (!groupId || positionals.length > 1) throw new Error('Name one group by its id.');
  const read = readPublicReason({
    reason_ar: values.reason ?? '',
    reason_en: values['reason-en'] ?? '',
  });
  if ('errors' in read)
    throw new Error(
      `The public sees why: say it in Arabic with --reason and in English with --reason-en, at most ${PUBLIC_REASON_MAX_LENGTH} characters each.`,
    );
  return { groupId, ...read.values };
}

const resumed = ({ group, from, to }: Extract<ChangedVotingStop, { kind: 'done' }>) =>
  `Voting in ${group} goes on. It was stopped for ${Math.round(((to ?? from) - from) / 1000)} s.`;

const unchanged = {
  stop: 'Voting in this group is stopped already.',
  resume: 'Voting in this group is not stopped.',
};

const refusal = (act: 'stop' | 'resume', kind: Exclude<ChangedVotingStop['kind'], 'done'>): string =>
  ({
    unknown: 'There is no such group. List them with sawt voting list.',
    over: 'The window of this group has closed. There is nothing to stop.',
    unchanged: unchanged[act],
  })[kind];
