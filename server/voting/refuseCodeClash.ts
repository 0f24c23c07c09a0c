import type { Transaction } from 'kysely';
import { foldCode } from '../../domain/contestantCode.ts';
import type { Schema } from '../platform/database/schema.ts';

type CodeUse = { entryId: string; code: string; groupId: string; opensAt: number; closesAt: number };

/**
 * Refuses groups that have a contestant with the code of another entry, if both can be voted for at the
 * same time: a text message could mean either.
 * @throws Error that names the code
 */
export async function refuseCodeClash(tx: Transaction<Schema>, groupIds: readonly string[]): Promise<void> {
  const laid = new Set(groupIds);
  const byCode = Map.groupBy(await readCodes(tx), ({ code }) => code);
  for (const uses of byCode.values())
    for (const use of uses.filter(({ groupId }) => laid.has(groupId)))
      if (uses.some((other) => clashes(use, other)))
        throw new Error(`The code ${use.code} belongs to another entry that is voted for at the same time.`);
}

function clashes(a: CodeUse, b: CodeUse): boolean {
  return a.entryId !== b.entryId && a.opensAt < b.closesAt && b.opensAt < a.closesAt;
}

async function readCodes(tx: Transaction<Schema>): Promise<CodeUse[]> {
  const rows = await tx
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .where('entries.sms_code', 'is not', null)
    .select([
      'entries.id as entryId',
      'entries.sms_code as code',
      'voting_groups.id as groupId',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
    ])
    .execute();
  return rows.map(({ code, ...use }) => ({ ...use, code: foldCode(code ?? '') }));
}
