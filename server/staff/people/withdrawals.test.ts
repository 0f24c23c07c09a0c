import { beforeEach, expect, it } from 'vitest';
import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import type { Invited, StaffList } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { layNewOwner } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read, type StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('an invitation that was withdrawn', ({ open }) => {
  const shared = sharedWorld(open);
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  beforeEach(async () => {
    world = shared.world;
    owner = await layNewOwner(world);
  });

  const restored = { status: 204 };
  const late = { status: 409, code: 'undo_too_late' };
  const ask = (path: string, asked = {}) =>
    world.ask(`/organisation/${owner.organisation}${path}`, { browser: owner.browser, ...asked });
  const invite = async (role = 'judge') =>
    read<Invited>(await ask('/invitation', { body: { email: 'huda@example.om', role } }));
  const withdraw = async (id: string) => (await ask(`/invitation/${id}`, { method: 'DELETE' })).status;
  const restore = async (id: string) => {
    const response = await ask(`/invitation/${id}/restore`, { method: 'POST' });
    return response.status === 204 ? restored : answered(response);
  };
  const listed = async () => {
    const { invitations, withdrawn } = await read<StaffList>(await ask('/staff'));
    return { open: invitations.map(({ id }) => id), withdrawn };
  };
  const works = async (link: string) =>
    (await world.ask('/invitation/check', { body: { token: link.split('#')[1] } })).status;

  it('can be restored for ten minutes; its link works again', async () => {
    const { invitation, link } = await invite();
    const { id, email, role } = invitation;
    await withdraw(id);
    const undo_until = world.clock.now() + UNDO_MS;
    expect([await works(link), await listed()]).toEqual([
      410,
      { open: [], withdrawn: [{ id, email, role, undo_until, may_change: true }] },
    ]);
    expect([await restore(id), await restore(id)]).toEqual([restored, restored]);
    expect([await works(link), await listed()]).toEqual([200, { open: [id], withdrawn: [] }]);
    expect(
      (await world.audit()).slice(-2).map(({ action, actor, subject }) => [action, actor, subject]),
    ).toEqual([
      ['staff.invitation_withdrawn', owner.id, id],
      ['staff.invitation_restored', owner.id, id],
    ]);
    await withdraw(id);
    world.clock.advance(UNDO_MS);
    await world.stepUp(owner);
    expect([await restore(id), await listed()]).toEqual([late, { open: [], withdrawn: [] }]);
  });

  it('stays withdrawn if the address was invited again, also when that invitation was withdrawn, too', async () => {
    const first = (await invite()).invitation.id;
    await withdraw(first);
    world.clock.advance(1);
    const second = (await invite('screener')).invitation.id;
    expect([await restore(first), await listed()]).toEqual([late, { open: [second], withdrawn: [] }]);
    world.clock.advance(1);
    await withdraw(second);
    expect([await restore(first), await restore(second)]).toEqual([late, restored]);
  });

  it('stays withdrawn if it was that of an owner, as one person must not bring back what two decided', async () => {
    const { id } = (await invite('owner')).invitation;
    await withdraw(id);
    expect([await restore(id), (await listed()).withdrawn]).toEqual([late, []]);
  });

  it('stays withdrawn if the person got a role that excludes it', async () => {
    const { id } = (await invite()).invitation;
    await withdraw(id);
    await world.join(owner, 'auditor', 'huda@example.om');
    expect(await restore(id)).toEqual(late);
  });

  it('is restored once by two people at once', async () => {
    const { id } = (await invite()).invitation;
    await withdraw(id);
    expect(await Promise.all([restore(id), restore(id)])).toEqual([restored, restored]);
    const lines = (await world.audit()).filter(({ subject }) => subject === id);
    expect(lines.filter(({ action }) => action === 'staff.invitation_restored')).toHaveLength(1);
  });
});
