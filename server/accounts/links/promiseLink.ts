import type { PromisedLinksTable } from '../../platform/database/accountSchema.ts';
import { admitAttempt, type Admission, type Attempt } from '../../platform/attempts/admitAttempt.ts';
import type { Write } from '../../platform/writer/write.ts';
import { issueLink, type LinkToIssue } from './linksRepo.ts';

export type PromisedLink = Omit<PromisedLinksTable, 'created_at'>;

/**
 * Checks the rate limits of requests for links and stores what they ask for, before the reply promises a
 * link. It does so whether or not the account exists. A crash then loses no promise, and any node can make
 * the links.
 */
export const promiseLink: Write<Attempt & { promise: PromisedLink }, Admission> = async (
  tx,
  inputs,
  context,
) => {
  const admissions = await admitAttempt(tx, inputs, context);
  const promised = inputs.filter((_input, index) => admissions[index]?.retryAfter === null);
  if (promised.length > 0)
    await tx
      .insertInto('promised_links')
      .values(promised.map(({ promise, at }) => ({ ...promise, created_at: at })))
      .execute();
  return admissions;
};

/** A stored promise, and the links to make for it; none without an account. */
export type PromiseToKeep = { id: string; links: LinkToIssue[] };

/**
 * Makes the links of stored promises. A promise that another node is handling or has handled is skipped.
 */
export const keepPromise: Write<PromiseToKeep, null> = async (tx, inputs, context) => {
  for (const { id, links } of inputs) {
    const free = await tx
      .selectFrom('promised_links')
      .where('id', '=', id)
      .select('id')
      .$if(!context.memory, (promises) => promises.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!free) continue;
    await tx.deleteFrom('promised_links').where('id', '=', id).execute();
    await issueLink(tx, links, context);
  }
  return inputs.map(() => null);
};
