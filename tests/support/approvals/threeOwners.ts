import type { Approval, ApprovalList, StaffList } from '../../../domain/staff/staffContract.ts';
import { layNewOwner, layPerson } from '../organisations/layPeople.ts';
import { read, type Person, type StaffWorld } from '../staff/staffWorld.ts';

/** An organisation with three owners, beside that of the first person, and what tests of their approvals ask of it. */
export async function threeOwners(world: StaffWorld) {
  const first = await layNewOwner(world);
  const path = `/organisation/${first.organisation}`;
  const second = await layPerson(world, first.organisation, 'owner');
  const third = await layPerson(world, first.organisation, 'owner');
  // The list shows the last asked first.
  world.clock.advance(1_000);
  const membershipOf = async ({ id }: Person, by: Person = first) => {
    const { people } = await read<StaffList>(await world.ask(`${path}/staff`, { browser: by.browser }));
    return people.find(({ staff_id }) => staff_id === id)!.membership_id;
  };
  return {
    first,
    second,
    third,
    path,
    inviteOwner: (by: Person, email = 'next@example.om') =>
      world.ask(`${path}/invitation`, { body: { email, role: 'owner' }, browser: by.browser }),
    endOwner: async (whom: Person, by: Person) =>
      world.ask(`${path}/membership/${await membershipOf(whom, by)}`, {
        method: 'DELETE',
        browser: by.browser,
      }),
    approve: ({ id, hash }: Approval, by: Person, at = world) =>
      at.ask(`${path}/approval/${id}/approve`, { body: { hash }, browser: by.browser }),
    reject: ({ id }: Approval, by: Person) =>
      world.ask(`${path}/approval/${id}/reject`, { method: 'POST', browser: by.browser }),
    withdraw: ({ id }: Approval, by: Person) =>
      world.ask(`${path}/approval/${id}`, { method: 'DELETE', browser: by.browser }),
    approvals: async (by: Person) =>
      (await read<ApprovalList>(await world.ask(`${path}/approval`, { browser: by.browser }))).data,
  };
}
