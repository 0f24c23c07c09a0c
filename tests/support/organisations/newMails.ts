import type { Person, StaffWorld } from '../staff/staffWorld.ts';

/**
 * The e-mails to staff that are written from now on, in a world that has those of other tests, too.
 * @returns what reads them: kind and reader, in the order of the alphabet
 */
export async function newMails(
  { server }: StaffWorld,
  owner: Pick<Person, 'id'>,
): Promise<() => Promise<string[]>> {
  const all = () =>
    server.store.database.selectFrom('staff_mails').select(['id', 'kind', 'staff_id']).execute();
  const before = new Set((await all()).map(({ id }) => id));
  return async () =>
    (await all())
      .filter(({ id }) => !before.has(id))
      .map(({ kind, staff_id }) => `${kind} to ${staff_id === owner.id ? 'the owner' : staff_id}`)
      .toSorted();
}
