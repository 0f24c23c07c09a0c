import { expect, it } from 'vitest';
import { APPROVAL_MS, APPROVAL_SHOWN_MS } from '../../../domain/staff/staffLimits.ts';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase, writeBeside } from '../../../tests/support/database/databases.ts';
import { threeOwners } from '../../../tests/support/approvals/threeOwners.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('an act about an owner', ({ open }) => {
  const shared = sharedWorld(open);
  const start = async () => ({ world: shared.world, ...(await threeOwners(shared.world)) });

  const askedBy = async (response: Response) => {
    expect(response.status).toBe(202);
    return (await read<Asked>(response)).approval;
  };

  it('waits for another owner, who sees what it does, and is done as the asker wanted it', async () => {
    const { world, first, second, inviteOwner, approve, approvals } = await start();
    const asked = await askedBy(await inviteOwner(first));
    expect(asked).toMatchObject({
      act: 'invite_owner',
      state: 'open',
      preview: { name: null, email: 'next@example.om' },
      asked_by: { id: first.id },
      expires_at: asked.asked_at + APPROVAL_MS,
      is_own: true,
      may_decide: false,
    });
    const [seen] = await approvals(second);
    expect(seen).toEqual({ ...asked, is_own: false, may_decide: true });
    const { link } = await read<{ link: string }>(await approve(seen!, second));
    const token = link.split('#')[1];
    const checked = await world.ask('/invitation/check', { body: { token } });
    expect(await read(checked)).toMatchObject({ email: 'next@example.om', role: 'owner' });
    expect((await world.audit()).slice(-3)).toEqual([
      {
        action: 'staff.approval_asked',
        actor: first.id,
        role: 'staff',
        subject: asked.id,
        reason: 'invite_owner',
      },
      {
        action: 'staff.invited',
        actor: first.id,
        role: 'staff',
        subject: expect.any(String),
        reason: 'owner',
      },
      {
        action: 'staff.approval_approved',
        actor: second.id,
        role: 'staff',
        subject: asked.id,
        reason: 'invite_owner',
      },
    ]);
    expect((await approvals(first)).find(({ id }) => id === asked.id)).toMatchObject({
      state: 'approved',
      decided_by: { id: second.id },
      may_decide: false,
    });
    world.clock.advance(APPROVAL_SHOWN_MS);
    second.browser = await world.layBrowser(second);
    expect(await approvals(second)).toEqual([]);
  });

  it('cannot be approved by its asker, and by nobody of a foreign organisation', async () => {
    const { world, first, inviteOwner, approve, reject } = await start();
    const asked = await askedBy(await inviteOwner(first));
    const refused = { status: 403, code: 'second_person_needed' };
    expect([await answered(await approve(asked, first)), await answered(await reject(asked, first))]).toEqual(
      [refused, refused],
    );
    const direct = writeBeside(world.server.config, (db) =>
      db
        .updateTable('approvals')
        .set({ state: 'approved', decided_by: first.id, decided_at: 1 })
        .where('id', '=', asked.id)
        .execute(),
    );
    await expect(direct).rejects.toThrow(/check/i);
  });

  it('names what the other owner saw', async () => {
    const { second, first, inviteOwner, approve, approvals } = await start();
    const asked = await askedBy(await inviteOwner(first));
    const other = { ...asked, hash: 'a'.repeat(64) };
    expect(await answered(await approve(other, second))).toEqual({ status: 409, code: 'changed_meanwhile' });
    expect((await approvals(second))[0]).toMatchObject({ state: 'open' });
  });

  it('that is asked for again stays one, also when another owner asks for it', async () => {
    const { first, second, inviteOwner } = await start();
    const asked = await askedBy(await inviteOwner(first));
    const again = await askedBy(await inviteOwner(first));
    const others = await askedBy(await inviteOwner(second));
    expect([again.id, others.id, others.may_decide]).toEqual([asked.id, asked.id, true]);
  });

  it('is refused when what it is about has changed', async () => {
    const { world, first, second, third, endOwner, approve, approvals } = await start();
    const other = await askedBy(await endOwner(first, third));
    world.clock.advance(1_000);
    const asked = await askedBy(await endOwner(third, first));
    expect((await approve(asked, second)).status).toBe(200);
    expect((await world.ask('/me', { browser: third.browser })).status).toBe(401);
    expect(await answered(await approve(other, second))).toEqual({
      status: 409,
      code: 'asker_without_right',
    });
    expect((await approvals(second)).map(({ state }) => state)).toEqual(['approved', 'lapsed']);
  });

  it('is refused when the person was invited or joined meanwhile', async () => {
    const { world, first, second, path, inviteOwner, approve } = await start();
    const asked = await askedBy(await inviteOwner(first));
    const body = { email: 'next@example.om', role: 'judge' };
    expect((await world.ask(`${path}/invitation`, { body, browser: first.browser })).status).toBe(201);
    expect(await answered(await approve(asked, second))).toEqual({ status: 409, code: 'changed_meanwhile' });
    expect(await answered(await approve(asked, second))).toEqual({ status: 409, code: 'already_decided' });
    const anew = await askedBy(await inviteOwner(first));
    expect([anew.id === asked.id, (await approve(anew, second)).status]).toEqual([false, 200]);
  });

  it('can be rejected by another owner and withdrawn by its asker alone', async () => {
    const { first, second, third, inviteOwner, reject, withdraw, approve, world } = await start();
    const rejected = await askedBy(await inviteOwner(first, 'a@example.om'));
    const withdrawn = await askedBy(await inviteOwner(first, 'b@example.om'));
    expect((await reject(rejected, second)).status).toBe(204);
    expect(await answered(await withdraw(withdrawn, second))).toEqual({ status: 403, code: 'forbidden' });
    expect((await withdraw(withdrawn, first)).status).toBe(204);
    for (const over of [rejected, withdrawn])
      expect(await answered(await approve(over, third))).toEqual({ status: 409, code: 'already_decided' });
    expect((await world.audit()).slice(-2)).toMatchObject([
      { action: 'staff.approval_rejected', actor: second.id, subject: rejected.id },
      { action: 'staff.approval_withdrawn', actor: first.id, subject: withdrawn.id },
    ]);
  });

  it('ends after 72 hours, and can then be asked for anew', async () => {
    const { world, first, second, inviteOwner, approve, approvals } = await start();
    const asked = await askedBy(await inviteOwner(first));
    world.clock.advance(APPROVAL_MS - 1);
    [first.browser, second.browser] = [await world.layBrowser(first), await world.layBrowser(second)];
    expect((await approvals(second))[0]).toMatchObject({ state: 'open', may_decide: true });
    world.clock.advance(1);
    expect((await approvals(second))[0]).toMatchObject({ state: 'expired', may_decide: false });
    const expired = { status: 409, code: 'approval_expired' };
    expect(await answered(await approve(asked, second))).toEqual(expired);
    expect(await answered(await approve(asked, second))).toEqual(expired);
    const anew = await askedBy(await inviteOwner(first));
    expect([anew.id === asked.id, anew.state]).toEqual([false, 'open']);
  });

  it('that nobody touched stays in the list for seven days after its end', async () => {
    const { world, first, inviteOwner, approvals } = await start();
    const { id } = await askedBy(await inviteOwner(first));
    const seenAfter = async (ms: number) => {
      world.clock.advance(ms);
      first.browser = await world.layBrowser(first);
      return (await approvals(first)).map((each) => each.id);
    };
    expect(await seenAfter(APPROVAL_MS + APPROVAL_SHOWN_MS - 1)).toEqual([id]);
    expect(await seenAfter(1)).toEqual([]);
  });

  it('of the only owner needs nobody: otherwise no second one could ever come', async () => {
    const { world, first, second, third, endOwner, inviteOwner, approve } = await start();
    for (const ended of [second, third]) {
      const asked = await askedBy(await endOwner(ended, first));
      expect((await approve(asked, ended)).status).toBe(200);
    }
    expect((await inviteOwner(first)).status).toBe(201);
    expect(await answered(await endOwner(first, first))).toEqual({ status: 409, code: 'last_owner' });
    const roles = world.server.store.database
      .selectFrom('memberships')
      .where('staff_id', 'in', [first.id, second.id, third.id])
      .select(['staff_id', 'role']);
    expect(await roles.execute()).toEqual([{ staff_id: first.id, role: 'owner' }]);
  });
});
