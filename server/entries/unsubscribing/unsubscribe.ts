import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { Subscription } from './unsubscribeLink.ts';

/** Notes that a candidate wants no more news of an organisation; a second time changes nothing. `at`: UTC ms. */
export const unsubscribe = oneByOne(
  async (tx, { userId, organisationId, at }: Subscription & { at: number }, context): Promise<true> => {
    const account = await tx
      .selectFrom('accounts')
      .where('user_id', '=', userId)
      .select('user_id')
      .executeTakeFirst();
    if (!account) return true;
    const added = await tx
      .insertInto('unsubscriptions')
      .values({ user_id: userId, organisation_id: organisationId, unsubscribed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return true;
    const line = { at, actor: userId, role: 'candidate', action: 'messages.unsubscribed' } as const;
    await appendAudit(tx, [{ ...line, subject: userId, organisationId }], context);
    return true;
  },
);
