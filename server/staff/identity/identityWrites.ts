import type { Transaction } from 'kysely';
import { IDENTITY_LOOK_MS, IDENTITY_VERDICT_MS } from '../../../domain/staff/staffLimits.ts';
import type { RevealAsked, VerdictGiven } from '../../../domain/staff/identityCheck.ts';
import { identityPoints } from '../../../domain/staff/identityCheck.ts';
import type { IdentityVerdict, Revealed } from '../../../domain/staff/staffContract.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { AuditFields } from '../../platform/audit/auditDetails.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { readVerdictOf } from './identityRepo.ts';

/** An act of a person of the staff on an entry's identity document. `at` is UTC ms. */
type IdentityAct = {
  organisationId: string;
  competitionId: string;
  entryId: string;
  by: string;
  at: number;
  network: string;
};

export type LookToStart = IdentityAct &
  RevealAsked & { lookId: string; tokenHash: string; sessionId: string };

/**
 * Starts looks at identity documents: for 60 s the token opens one once. Answers with what the candidate stated, or null if
 * the document is gone. The audit has the reason in the same write.
 */
export const revealIdentity = oneByOne(
  async (tx, input: LookToStart, context): Promise<Omit<Revealed, 'token'> | null> => {
    const { lookId, tokenHash, sessionId, entryId, by, at, reason, why } = input;
    const row = await tx
      .selectFrom('identity_documents as document')
      .innerJoin('entries', 'entries.id', 'document.entry_id')
      .innerJoin('users', 'users.id', 'entries.user_id')
      .innerJoin('accounts', 'accounts.user_id', 'users.id')
      .where('document.entry_id', '=', entryId)
      .select(['document.id', 'document.mime', 'users.full_name', 'accounts.civil_id', 'accounts.birth_date'])
      .executeTakeFirst();
    if (!row) return null;
    const expires_at = at + IDENTITY_LOOK_MS;
    await tx
      .deleteFrom('identity_reveals')
      .where('revealed_at', '<=', at - IDENTITY_VERDICT_MS)
      .execute();
    await tx
      .insertInto('identity_reveals')
      .values({
        id: lookId,
        token_hash: tokenHash,
        entry_id: entryId,
        document_id: row.id,
        staff_id: by,
        session_id: sessionId,
        revealed_at: at,
        expires_at,
        opened_at: null,
      })
      .execute();
    await audit(
      tx,
      input,
      { action: 'identity.revealed', after: { document: row.id, why: reason, text: why } },
      context,
    );
    const { full_name, civil_id, birth_date } = row;
    return {
      look: lookId,
      expires_at,
      type: row.mime as Revealed['type'],
      stated: { full_name, civil_id, birth_date },
    };
  },
);

export type LookToOpen = IdentityAct & { lookId: string };

/** Spends the token of looks, before a byte of the document is sent. */
export const openIdentity = oneByOne(
  async (tx, input: LookToOpen, context): Promise<'opened' | 'used' | 'expired'> => {
    const { lookId, at } = input;
    const spent = await tx
      .updateTable('identity_reveals')
      .set({ opened_at: at })
      .where('id', '=', lookId)
      .where('opened_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('document_id')
      .executeTakeFirst();
    if (!spent) {
      const look = tx.selectFrom('identity_reveals').where('id', '=', lookId).select('opened_at');
      return (await look.executeTakeFirst())?.opened_at == null ? 'expired' : 'used';
    }
    await audit(tx, input, { action: 'identity.opened', after: { document: spent.document_id } }, context);
    return 'opened';
  },
);

export type VerdictToGive = IdentityAct & VerdictGiven & { look: string };

/**
 * Keeps verdicts, one of each look. The same one again changes nothing. `notRevealed`: the person has not opened the document
 * in the last 24 hours; `given`: the look has another verdict.
 */
export const judgeIdentity = oneByOne(
  async (
    tx,
    input: VerdictToGive,
    context,
  ): Promise<{ verdict: IdentityVerdict; replayed: boolean } | 'notRevealed' | 'given'> => {
    const { look, entryId, by, at } = input;
    const earlier = await tx
      .selectFrom('identity_verdicts')
      .where('reveal_id', '=', look)
      .where('entry_id', '=', entryId)
      .where('staff_id', '=', by)
      .select([...identityPoints, 'note'])
      .executeTakeFirst();
    if (earlier) {
      const isSame = [...identityPoints, 'note' as const].every((field) => earlier[field] === input[field]);
      return isSame ? { verdict: await readVerdictOf(tx, look), replayed: true } : 'given';
    }
    const opened = await tx
      .selectFrom('identity_reveals')
      .where('id', '=', look)
      .where('entry_id', '=', entryId)
      .where('staff_id', '=', by)
      .where('opened_at', 'is not', null)
      .where('revealed_at', '>', at - IDENTITY_VERDICT_MS)
      .select('document_id')
      .executeTakeFirst();
    if (!opened) return 'notRevealed';
    const { document_id } = opened;
    const { name, number, birth_date, valid, note } = input;
    const found = { name, number, birth_date, valid };
    await tx
      .insertInto('identity_verdicts')
      .values({
        reveal_id: look,
        entry_id: entryId,
        document_id,
        staff_id: by,
        judged_at: at,
        ...found,
        note,
      })
      .execute();
    const after = {
      document: document_id,
      fits_name: name,
      fits_number: number,
      fits_birth_date: birth_date,
      is_valid: valid,
    };
    await audit(tx, input, { action: 'identity.judged', after }, context);
    return { verdict: await readVerdictOf(tx, look), replayed: false };
  },
);

function audit(
  tx: Transaction<Schema>,
  { organisationId, competitionId, entryId, by, at, network }: IdentityAct,
  line: { action: string; after: AuditFields },
  context: WriteContext,
): Promise<void> {
  const act = { at, actor: by, role: 'staff', subject: entryId, network } as const;
  return appendAudit(tx, [{ ...act, organisationId, competitionId, ...line }], context);
}
