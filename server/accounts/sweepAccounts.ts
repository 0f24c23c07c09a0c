import { SESSION_IDLE_MS } from '../../domain/delays.ts';
import type { Write } from '../platform/writer/write.ts';

const DAY_MS = 86_400_000;
/**
 * How long (ms) finished messages and expired links are kept. So long, a dead link can say why it does not
 * work.
 */
export const LINKS_KEPT_MS = 30 * DAY_MS;
/** How long (ms) an unused device stays known. */
const DEVICES_KEPT_MS = 365 * DAY_MS;

/**
 * Deletes what is old at `now` (UTC ms): sessions, promised links, rate limits at rest, messages, links,
 * devices and contact changes.
 */
export const sweepAccounts: Write<number, true> = async (tx, inputs) => {
  const now = Math.max(...inputs);
  const before = now - LINKS_KEPT_MS;
  await tx
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_used_at', '<=', now - SESSION_IDLE_MS)]))
    .execute();
  await tx
    .deleteFrom('promised_links')
    .where('created_at', '<=', now - DAY_MS)
    .execute();
  await tx.deleteFrom('attempts').where('rests_at', '<=', now).execute();
  await tx.deleteFrom('outbox').where('done_at', '<=', before).execute();
  await tx
    .deleteFrom('password_links')
    .where('expires_at', '<=', before)
    .where(
      'id',
      'not in',
      tx
        .selectFrom('outbox')
        .where('link_id', 'is not', null)
        .select('link_id')
        .$castTo<{ link_id: string }>(),
    )
    .execute();
  await tx
    .deleteFrom('contact_changes')
    .where('requested_at', '<=', before)
    .where(
      'id',
      'not in',
      tx
        .selectFrom('outbox')
        .where('contact_change_id', 'is not', null)
        .select('contact_change_id')
        .$castTo<{ contact_change_id: string }>(),
    )
    .execute();
  const replaced = tx.deleteFrom('profile_changes').where('state', '=', 'replaced');
  await replaced.where('decided_at', '<=', before).execute();
  await tx
    .deleteFrom('known_devices')
    .where('last_used_at', '<=', now - DEVICES_KEPT_MS)
    .execute();
  return inputs.map(() => true);
};
