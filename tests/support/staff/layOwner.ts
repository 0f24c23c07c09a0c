import { newId } from '../../../server/platform/ids.ts';
import { writeBeside } from '../database/databases.ts';
import type { Person, StaffWorld } from './staffWorld.ts';

/** Makes a person an owner of an organisation, without an invitation. */
export const layOwner = (world: StaffWorld, { id }: Pick<Person, 'id'>, organisation_id: string) =>
  writeBeside(world.server.config, (db) =>
    db
      .insertInto('memberships')
      .values({ id: newId(), staff_id: id, organisation_id, role: 'owner', created_at: world.clock.now() })
      .execute(),
  );
