import type { SeasonWritten } from '../../server/staff/season/seasonAct.ts';

/** Makes sure that each write did what the demo asked for. @throws Error that names the refusal */
export function done(written: readonly SeasonWritten<unknown>[]): void {
  for (const each of written)
    if (!each || 'refused' in each)
      throw new Error(`The season cannot be laid: ${JSON.stringify(each && refusalOf(each.refused))}.`);
}

function refusalOf(refused: object): object {
  return 'present' in refused ? { ...refused, present: undefined } : refused;
}
