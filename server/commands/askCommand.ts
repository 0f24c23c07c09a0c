import { parseArgs } from 'node:util';
import type { AskedCorrection } from '../entries/corrections/askCorrection.ts';
import { listOpenCorrections, type CorrectionPart } from '../entries/corrections/correctionsRepo.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import type { Command, CommandSetting } from './command.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';
import { timeIn } from './timeIn.ts';

const parts: readonly CorrectionPart[] = ['document', 'media', 'details'];
const DEFAULT_DAYS = 7;
const MOST_DAYS = 60;

/** `entry ask ENTRY --for PART --reason WHY [--days N]`: asks the candidate to send a part of an entry again. */
export const askCommand: Command = async (args, { config, print }) => {
  const input = readAsked(args);
  const asked = await submitWrite(config, 'askCorrection', input, operatorWrites.askCorrection);
  print(
    asked.kind === 'asked'
      ? `The candidate has until ${timeIn(asked.zone, asked.dueAt)}.`
      : sentences[asked.kind],
  );
  return asked.kind === 'asked' ? 0 : 1;
};

/** `entry asked [ENTRY]`: lists what candidates were asked for and have not sent, of all entries or of one. */
export const askedCommand: Command = async (args, { config, print }) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length > 1) throw new Error('Name one entry by its id, or none for all.');
  const missing = await readMissing(config, positionals[0]);
  for (const { entryId, what } of missing) print(`${entryId}: ${what}`);
  if (missing.length === 0) print('No candidate has been asked for anything that is still missing.');
  return 0;
};

/**
 * What candidates were asked for and have not sent, until when, and why; what is due first at the front.
 * @param entryId only of this entry
 */
export async function readMissing(
  config: CommandSetting['config'],
  entryId?: string,
): Promise<{ entryId: string; what: string }[]> {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    const open = await listOpenCorrections(db, entryId);
    return open.map(({ entry_id, part, reason, due_at, zone }) => ({
      entryId: entry_id,
      what: `${part}, until ${timeIn(zone, due_at)}. ${reason}`,
    }));
  } finally {
    await db.destroy();
  }
}

function readAsked(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { for: { type: 'string' }, reason: { type: 'string' }, days: { type: 'string' } },
  });
  const [entryId] = positionals;
  if (!entryId || positionals.length > 1) throw new Error('Name one entry by its id.');
  const part = parts.find((each) => each === values.for);
  if (!part) throw new Error(`Say --for with one of ${parts.join(', ')}.`);
  const reason = values.reason?.trim();
  if (!reason) throw new Error('Say why with --reason; the candidate reads it.');
  const days = Number(values.days ?? DEFAULT_DAYS);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`Say --days with a whole number from 1 to ${MOST_DAYS}.`);
  return { entryId, part, reason, days };
}

const sentences: Record<Exclude<AskedCorrection['kind'], 'asked'>, string> = {
  unknown: 'There is no such entry, or it has no account.',
  unverified: 'Its registration is not verified yet.',
  withdrawn: 'Its candidate withdrew it, so nothing can be asked for.',
  over: 'Its competition has ended: no recording is taken any more.',
  unchanged: 'The same is asked for already.',
};
