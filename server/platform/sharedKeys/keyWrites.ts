import type { Transaction } from 'kysely';
import { appendAudit } from '../audit/appendAudit.ts';
import type { OperatorAct } from '../audit/operatorAct.ts';
import type { Schema } from '../database/schema.ts';
import type { Write } from '../writer/write.ts';

/** Fingerprints of keys, by the keys' names. */
type Fingerprints = Readonly<Record<string, string>>;

/** Notes fingerprints of keys that have none yet. @returns the names of keys that were noted differently */
export const noteKeys: Write<Fingerprints, string[]> = async (tx, inputs) => {
  const differing: string[][] = [];
  for (const keys of inputs) {
    for (const [name, fingerprint] of Object.entries(keys))
      await tx
        .insertInto('shared_keys')
        .values({ name, fingerprint })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    differing.push(differingFrom(await notedKeys(tx), keys));
  }
  return differing;
};

export type KeysToAccept = OperatorAct & { keys: Fingerprints; reason: string | null };

/** Notes new keys in place of earlier ones, with a line in the audit for each. @returns their names */
export const acceptKeys: Write<KeysToAccept, string[]> = async (tx, inputs, context) => {
  const accepted: string[][] = [];
  for (const { keys, reason, actor, at } of inputs) {
    const noted = await notedKeys(tx);
    const names = differingFrom(noted, keys);
    for (const name of names) {
      const fingerprint = keys[name]!;
      await tx
        .insertInto('shared_keys')
        .values({ name, fingerprint })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
        .execute();
    }
    await appendAudit(
      tx,
      names.map((subject) => ({
        at,
        actor,
        role: 'staff',
        action: 'key.accepted',
        subject,
        reason,
        before: noted.has(subject) ? { fingerprint: noted.get(subject)! } : null,
        after: { fingerprint: keys[subject]! },
      })),
      context,
    );
    accepted.push(names);
  }
  return accepted;
};

async function notedKeys(tx: Transaction<Schema>): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('shared_keys').selectAll().execute();
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}

const differingFrom = (noted: ReadonlyMap<string, string>, keys: Fingerprints) =>
  Object.keys(keys).filter((name) => noted.get(name) !== keys[name]);
