import { expect, it } from 'vitest';
import type { StaffFactors } from '../../../domain/staff/staffContract.ts';
import { PASSKEY_WAIT_MS, PASSKEYS } from '../../../domain/staff/staffLimits.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import {
  addPasskey,
  listPasskeys,
  offerPasskey,
  signInBy,
} from '../../../tests/support/passkeys/passkeyCalls.ts';
import { SoftPasskey, type Slip } from '../../../tests/support/passkeys/softPasskey.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { newMails } from '../../../tests/support/organisations/newMails.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { adminOrigin, answered, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('a passkey', ({ open }) => {
  const shared = sharedWorld(open);

  async function start() {
    const { world } = shared;
    const owner = await layNewOwner(world);
    const add = (body: unknown, browser = owner.browser) => world.ask('/passkey', { body, browser });
    const remove = (id: string, browser = owner.browser) =>
      world.ask(`/passkey/${id}`, { method: 'DELETE', browser });
    return { world, owner, add, remove, mails: await newMails(world, owner) };
  }

  it('is added under its name, ends the other sessions, and is listed with its last use', async () => {
    const { world, owner, mails } = await start();
    const other = await world.layBrowser(owner);
    world.clock.advance(1_000);
    const added_at = world.clock.now();
    const passkey = await addPasskey(world, owner, '  هاتف  سلمى ');
    const [listed] = await listPasskeys(world, owner);
    const shown = { id: listed!.id, name: 'هاتف سلمى', added_at };
    expect(listed).toEqual({ ...shown, last_used_at: null });
    const statuses = [owner.browser, other].map(
      async (browser) => (await world.ask('/me', { browser })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401]);
    expect((await world.audit()).slice(-1)).toEqual([
      { action: 'staff.passkey_added', actor: owner.id, role: 'staff', subject: listed!.id, reason: null },
    ]);
    expect(await mails()).toEqual(['passkey_added to the owner']);
    world.clock.advance(1_000);
    expect((await signInBy(world, passkey, owner.browser)).status).toBe(200);
    expect(await listPasskeys(world, owner)).toEqual([{ ...shown, last_used_at: world.clock.now() }]);
  });

  it('is offered for the host name alone, for this person, and not twice', async () => {
    const { world, owner } = await start();
    const first = await addPasskey(world, owner);
    const { options, device } = await offerPasskey(world, owner);
    expect([options.rp, device]).toEqual([
      { id: 'staff.example', name: 'Sawt' },
      { browser: '', system: '' },
    ]);
    expect([Buffer.from(options.user.id, 'base64url').toString(), options.user.name]).toEqual([
      owner.id,
      owner.email,
    ]);
    expect(options.excludeCredentials).toEqual([
      { id: first.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
  });

  it.each<[string, Slip, string]>([
    ['another page', { origin: 'https://vote.example' }, 'passkey_refused'],
    ['another host', { host: 'vote.example' }, 'passkey_refused'],
    ['a device that did not check who it is', { unverified: true }, 'passkey_unverified'],
  ])('is refused from %s', async (_, slip, code) => {
    const { world, owner, add } = await start();
    const body = new SoftPasskey(adminOrigin).make(await offerPasskey(world, owner), 'x', slip);
    expect(await answered(await add(body))).toEqual({ status: 422, code });
    expect(await listPasskeys(world, owner)).toEqual([]);
  });

  it('is added once, within five minutes, in the session that asked', async () => {
    const { world, owner, add } = await start();
    const passkey = new SoftPasskey(adminOrigin);
    const asked = await offerPasskey(world, owner);
    const foreign = { status: 422, code: 'passkey_refused' };
    const other = await world.layBrowser(owner);
    expect(await answered(await add(passkey.make(asked, 'x'), other))).toEqual(foreign);
    const forged = { ...passkey.make(asked, 'x'), nonce: asked.nonce.replace(/^\d/, '9') };
    expect(await answered(await add(forged))).toEqual(foreign);
    const twice = await Promise.all([add(passkey.make(asked, 'x')), add(passkey.make(asked, 'x'))]);
    expect(twice.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([204, 422]);
    const known = passkey.make(await offerPasskey(world, owner), 'x');
    expect(await answered(await add(known))).toEqual({ status: 409, code: 'passkey_known' });
    const late = new SoftPasskey(adminOrigin).make(await offerPasskey(world, owner), 'x');
    world.clock.advance(PASSKEY_WAIT_MS);
    await world.signIn(owner, owner.browser);
    expect(await answered(await add(late))).toEqual({ status: 422, code: 'passkey_late' });
    expect((await listPasskeys(world, owner)).length).toBe(1);
  });

  it('has a name, and is not one of more than five', async () => {
    const { world, owner, add } = await start();
    const nameless = new SoftPasskey(adminOrigin).make(await offerPasskey(world, owner), ' ');
    const { errors } = await answered(await add(nameless));
    expect(errors).toEqual({ name: ['Give the passkey a name of at most 40 characters.'] });
    const last = new SoftPasskey(adminOrigin).make(await offerPasskey(world, owner), 'x');
    for (let time = 0; time < PASSKEYS; time += 1) {
      world.clock.advance(1_000);
      await addPasskey(world, owner, `${time}`);
    }
    expect((await listPasskeys(world, owner)).map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4']);
    const full = { status: 409, code: 'passkeys_full' };
    expect(
      await answered(await world.ask('/passkey/offer', { method: 'POST', browser: owner.browser })),
    ).toEqual(full);
    expect(await answered(await add(last))).toEqual(full);
  });

  it('signs in no more once it is removed, and the authenticator app stays', async () => {
    const { world, owner, remove, mails } = await start();
    const passkey = await addPasskey(world, owner);
    const [listed] = await listPasskeys(world, owner);
    const judge = await layPerson(world, owner.organisation, 'judge');
    expect((await remove(listed!.id, judge.browser)).status).toBe(404);
    const other = await world.layBrowser(owner);
    expect((await remove(listed!.id)).status).toBe(204);
    expect([(await remove(listed!.id)).status, (await world.ask('/me', { browser: other })).status]).toEqual([
      404, 401,
    ]);
    const action = 'staff.passkey_removed';
    expect((await world.audit()).slice(-1)).toEqual([
      { action, actor: owner.id, role: 'staff', subject: listed!.id, reason: null },
    ]);
    expect(await mails()).toEqual(['passkey_added to the owner', 'passkey_removed to the owner']);
    const unknown = { status: 422, code: 'passkey_unknown' };
    expect(await answered(await signInBy(world, passkey))).toEqual(unknown);
    expect((await world.signIn(owner)).status).toBe(200);
  });

  it('is not possible where the staff side has no host name', async () => {
    const origin = 'https://127.0.0.1:4000';
    const database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const world = await StaffWorld.start({ databaseUrl, adminOrigin: origin });
    const { browser } = await world.setUp();
    const impossible = { status: 409, code: 'passkeys_impossible' };
    const signed = new SoftPasskey(origin).sign({
      nonce: 'x',
      options: {
        challenge: 'x',
        rpId: '127.0.0.1',
        timeout: 1,
        allowCredentials: [],
        userVerification: 'required',
      },
    });
    const replies = [
      await world.ask('/sign-in/passkey/question', { method: 'POST' }),
      await world.ask('/sign-in/passkey', { body: signed }),
      await world.ask('/step-up/passkey/question', { body: { approval: null }, browser }),
      await world.ask('/step-up/passkey', { body: signed, browser }),
      await world.ask('/passkey/offer', { method: 'POST', browser }),
      await world.ask('/passkey', {
        body: { ...signed, name: 'x', transports: '', attestation: 'x' },
        browser,
      }),
    ];
    expect(await Promise.all(replies.map(answered))).toEqual(replies.map(() => impossible));
    const factors = await read<StaffFactors>(await world.ask('/factor', { browser }));
    expect([factors.passkeys_possible, factors.passkeys]).toEqual([false, []]);
    await world.close();
    await database.close();
  });
});
