import type { AuditLine } from '../../../domain/staff/staffContract.ts';
import type { AuditTable } from '../../platform/database/accountSchema.ts';

/** How the writes of commands name their actor, before the system user. */
const COMMAND = 'operator:';

type Row = Pick<AuditTable, 'actor' | 'role'> & { actor_name: string | null };

/** Who acted. Lines of early releases name no actor for a command. */
export function actorOf({ actor, role, actor_name }: Row): AuditLine['actor'] {
  if (role !== 'staff') return { kind: role, id: actor, name: null };
  if (actor_name !== null) return { kind: 'staff', id: actor, name: actor_name };
  const name = actor?.startsWith(COMMAND) ? actor.slice(COMMAND.length) : actor;
  return { kind: 'command', id: actor, name };
}
