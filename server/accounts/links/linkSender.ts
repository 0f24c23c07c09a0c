import { firstLinkEnd, RESET_LINK_MS } from '../../../domain/delays.ts';
import type { PromisedLinksTable } from '../../platform/database/accountSchema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { findByCivilId, findUnverified } from '../accountsRepo.ts';
import type { LinkToIssue } from './linksRepo.ts';

/** How often (ms) a node looks for promised links if nothing nudges it. */
const LOOK_MS = 1_000;
/** The most promises that are read at once. */
const AT_ONCE = 50;
/** The most unverified signups of one civil id that get a new link. */
const SIGNUPS_SERVED = 3;

/**
 * Makes the links promised for forgotten passwords. This happens after the reply, so that its timing does not show
 * whether an account exists.
 */
export function linkSender(deps: AccountDeps, onError: (error: unknown) => void): PeriodicWorker {
  const { database, writer, clock } = deps;
  const work = async () => {
    const promises = await database
      .selectFrom('promised_links')
      .selectAll()
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const promise of promises)
      await linksFor(deps, promise)
        .then((links) => writer.submit('keepPromise', { id: promise.id, links }))
        .catch(onError);
    if (promises.length === AT_ONCE) worker.nudge();
  };
  const worker = every({ lease: null, ms: LOOK_MS, clock, work, onError });
  return worker;
}

async function linksFor(
  { database, clock }: AccountDeps,
  { civil_id: civilId, language, network }: PromisedLinksTable,
): Promise<LinkToIssue[]> {
  const account = await findByCivilId(database, civilId);
  if (account && account.suspendedAt !== null) return [];
  const now = clock.now();
  const wanted = account
    ? [{ user_id: account.userId, purpose: 'reset' as const, expires_at: now + RESET_LINK_MS }]
    : (await findUnverified(database, civilId, SIGNUPS_SERVED)).map(({ userId, createdAt }) => ({
        user_id: userId,
        purpose: 'first' as const,
        expires_at: firstLinkEnd(createdAt, now),
      }));
  return wanted
    .filter(({ expires_at }) => expires_at > now)
    .map((link) => ({ id: newId(), ...link, created_at: now, language, network }));
}
