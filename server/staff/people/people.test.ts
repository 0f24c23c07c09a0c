import { expect, it } from 'vitest';
import type { Approval, Asked, StaffList } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('the people of an organisation', ({ open }) => {
  it('keep an owner when two owners approve their own ends at once, and a role that ends signs its person out', async () => {
    const database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const world = await StaffWorld.start({ databaseUrl });
    const owner = await world.setUp();
    const second = await world.join(owner, 'owner', 'second@example.om');
    const path = `/organisation/${owner.organisation}`;
    const { people } = await read<StaffList>(await world.ask(`${path}/staff`, { browser: owner.browser }));
    expect(people.map(({ name, email, role }) => [name, email, role])).toEqual([
      ['Nasser Al Balushi', 'second@example.om', 'owner'],
      ['Salma Al Harthy', 'owner@example.om', 'owner'],
    ]);
    const membershipOf = (id: string) => people.find(({ staff_id }) => staff_id === id)!.membership_id;
    const end = async (id: string, { browser }: typeof second) => {
      const response = world.ask(`${path}/membership/${membershipOf(id)}`, { method: 'DELETE', browser });
      return (await read<Asked>(await response)).approval;
    };
    const [ofSecond, ofOwner] = [await end(second.id, owner), await end(owner.id, second)];
    const approve = ({ id, hash }: Approval, { browser }: typeof second) =>
      world.ask(`${path}/approval/${id}/approve`, { body: { hash }, browser });
    const both = await Promise.all([approve(ofSecond, second), approve(ofOwner, owner)]);
    const statuses = both.map(({ status }) => status);
    const left = await world.server.store.database
      .selectFrom('memberships')
      .where('role', '=', 'owner')
      .select('staff_id')
      .execute();
    expect([statuses.filter((status) => status === 200).length, left.length]).toEqual([1, 1]);
    const [ended, stayed] = left[0]!.staff_id === owner.id ? [second, owner] : [owner, second];
    const me = async ({ browser }: typeof second) => (await world.ask('/me', { browser })).status;
    expect([await me(ended), await me(stayed)]).toEqual([401, 200]);
    const lines = await world.audit();
    expect(lines.filter(({ action }) => action === 'staff.role_ended')).toEqual([
      { action: 'staff.role_ended', actor: stayed.id, role: 'staff', subject: ended.id, reason: 'owner' },
    ]);
    await world.close();
    await database.close();
  });
});
