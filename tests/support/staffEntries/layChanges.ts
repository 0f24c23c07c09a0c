import type { ProfileChangesTable } from '../../../server/platform/database/accountSchema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { writeBeside } from '../database/databases.ts';

type Laid = Pick<ProfileChangesTable, 'field' | 'value'> & { at: number };

/** Changes of a candidate that wait for approval. @returns their ids */
export async function layChanges(
  config: Parameters<typeof writeBeside>[0],
  userId: string,
  changes: readonly Laid[],
): Promise<string[]> {
  const rows = changes.map(({ at, ...change }) => ({ id: newId(), created_at: at, ...change }));
  const waiting = {
    language: 'ar',
    state: 'waiting',
    decided_at: null,
    decided_by: null,
    reason: null,
  } as const;
  await writeBeside(config, (db) =>
    db
      .insertInto('profile_changes')
      .values(rows.map((row) => ({ user_id: userId, ...waiting, ...row })))
      .execute(),
  );
  return rows.map(({ id }) => id);
}
