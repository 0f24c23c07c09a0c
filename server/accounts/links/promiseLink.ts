import type { PromisedLinksTable } from '../../platform/database/accountSchema.ts';
import { admitAttempt, type Admission, type Attempt } from '../../platform/attempts/admitAttempt.ts';
import type { Write } from '../../platform/writer/write.ts';
import { issueLink, type LinkToIssue } from './linksRepo.ts';

export type PromisedLink = Omit<PromisedLinksTable, 'created_at'>;

/**
 * Admits requests for links and stores them before the reply promises a link, whether or not the account
 * exists: no crash loses a promise, and every node can keep it.
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

/** `links`: those that the promise is worth; none without an account. */
export type PromiseToKeep = { id: string; links: LinkToIssue[] };

/** Issues the links of promises, each once: nothing for a promise that another node has kept or is keeping. */
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
