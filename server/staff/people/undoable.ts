import type { Kysely } from 'kysely';
import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Invitations of an organisation whose withdrawal can be undone at `now` (UTC ms): not those of owners, as one person alone
 * must not bring back what two decided, nor those whose address was invited again.
 */
export const undoable = (db: Kysely<Schema>, organisationId: string, now: number) =>
  db
    .selectFrom('staff_links')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'invitation')
    .where('role', '<>', 'owner')
    .where('used_at', 'is', null)
    .where('ended_at', '>', now - UNDO_MS)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('staff_links as later')
            .whereRef('later.organisation_id', '=', 'staff_links.organisation_id')
            .whereRef('later.email_key', '=', 'staff_links.email_key')
            .whereRef('later.id', '<>', 'staff_links.id')
            .whereRef('later.created_at', '>=', 'staff_links.ended_at')
            .select('later.id'),
        ),
      ),
    );
