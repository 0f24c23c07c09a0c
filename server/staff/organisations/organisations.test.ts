import { expect, it } from 'vitest';
import type { Invited, OrganisationList, OrganisationSettings } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, newStaffBrowser, type Person, read } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';

const usual = { zone: 'Asia/Muscat', support_email: null };

forEachDatabase('organisations', ({ open }) => {
  const shared = sharedWorld(open);
  async function begin() {
    const { world } = shared;
    // Organisations are listed by when they were made.
    world.clock.advance(1_000);
    const owner = await layNewOwner(world);
    const operator = await layPerson(world, null, 'operator');
    world.clock.advance(1_000);
    const { browser } = operator;
    const make = (id: string, by = browser) =>
      world.ask('/organisation', { body: { id, name_ar: ' دار   الإنتاج ', name_en: '' }, browser: by });
    const list = async () =>
      (await read<OrganisationList>(await world.ask('/organisation', { browser }))).data;
    return { world, owner, operator, browser, make, list };
  }

  it('are made once, however often they are sent, and the operator sees counts of their people', async () => {
    const { world, owner, operator, make, list } = await begin();
    const id = newId();
    const before = await list();
    const both = await Promise.all([make(id), make(id)]);
    const names = { id, name_ar: 'دار الإنتاج', name_en: null };
    const settings = { ...names, ...usual, version: 1, changed: null };
    expect(await Promise.all(both.map((each) => read(each)))).toEqual([settings, settings]);
    await layPerson(world, owner.organisation, 'owner');
    const second = await layPerson(world, owner.organisation, 'organiser');
    const twice = await world.ask(`/organisation/${owner.organisation}/invitation`, {
      body: { email: second.email, role: 'finance' },
      browser: owner.browser,
    });
    const token = (await read<Invited>(twice)).link.split('#')[1]!;
    world.clock.advance(30_000);
    const credentials = {
      token,
      name: '',
      password: 'three quiet lanterns',
      code: world.codeOf(second.secret),
    };
    await read(await world.ask('/invitation', { body: credentials, browser: second.browser }));
    const row = { owners: 2, has_owner: true, owner_invited_until: null, owner_reset: null };
    const after = await list();
    expect(after.map((each) => each.id)).toEqual([...before.map((each) => each.id), id]);
    expect(after.slice(-2)).toEqual([
      {
        ...row,
        id: owner.organisation,
        name_ar: 'جهة أخرى',
        name_en: null,
        people: 3,
        created_at: expect.any(Number) as number,
      },
      {
        ...row,
        owners: 0,
        has_owner: false,
        id,
        name_ar: 'دار الإنتاج',
        name_en: null,
        people: 0,
        created_at: expect.any(Number) as number,
      },
    ]);
    const lines = (await world.audit()).filter(({ subject }) => subject === id);
    expect(lines).toEqual([
      { action: 'staff.organisation_made', actor: operator.id, role: 'staff', subject: id, reason: null },
    ]);
  });

  it('get their first owner by one open invitation, and none once they have an owner', async () => {
    const { world, browser, make, list } = await begin();
    const id = newId();
    await read(await make(id));
    const path = `/organisation/${id}/first-owner`;
    const invite = (email: string) => world.ask(path, { body: { email }, browser });
    const own = async () => (await list()).find((each) => each.id === id);
    const first = await read<Invited>(await invite('wrong@example.om'));
    const { link, invitation } = await read<Invited>(await invite('owner@house.om'));
    expect(await own()).toMatchObject({ has_owner: false, owner_invited_until: invitation.expires_at });
    const check = (of: string) => world.ask('/invitation/check', { body: { token: of.split('#')[1] } });
    expect(await answered(await check(first.link))).toEqual({ status: 410, code: 'link_replaced' });
    const { authenticator } = await read<{ authenticator: { secret: string } }>(await check(link));
    const accepted = newStaffBrowser();
    const person = {
      name: 'Maha',
      password: 'three quiet lanterns',
      code: world.codeOf(authenticator.secret),
    };
    const body = { token: link.split('#')[1], ...person };
    await read(await world.ask('/invitation', { body, browser: accepted }));
    expect(await own()).toMatchObject({ people: 1, has_owner: true, owner_invited_until: null });
    expect(await answered(await invite('third@house.om'))).toEqual({ status: 409, code: 'has_owner' });
    const seen = await world.ask(`/organisation/${id}/staff`, { browser });
    expect(await answered(seen)).toEqual({ status: 404, code: 'not_found' });
  });

  it('keep the settings of the first of two people who write at once, and show them to the second', async () => {
    const { world, operator, browser } = await begin();
    const { first: owner } = shared;
    const second = await layPerson(world, owner.organisation, 'owner');
    const path = `/organisation/${owner.organisation}`;
    const write = (name_en: string, by = browser, version = 1) =>
      world.ask(path, {
        method: 'PATCH',
        body: { version, name_ar: 'تلفزيون عُمان', name_en, zone: 'Asia/Muscat', support_email: '' },
        browser: by,
      });
    const both = await Promise.all([write('Operator'), write('Owner', second.browser)]);
    const [byFirst, bySecond] = both;
    const isOperators = byFirst.ok;
    const [kept, refused] = isOperators ? both : [bySecond, byFirst];
    expect([kept.status, refused.status]).toEqual([200, 409]);
    const saved = await read<OrganisationSettings>(kept);
    const { code, present } = (await refused.json()) as { code: string; present: OrganisationSettings };
    const name_en = isOperators ? 'Operator' : 'Owner';
    expect([code, saved.version, saved.name_en]).toEqual(['changed_meanwhile', 2, name_en]);
    // The owner sees by whom. The operator sees no name of a person of the organisation.
    const by = isOperators ? 'Nasser Al Balushi' : null;
    expect(present).toEqual({ ...saved, changed: { at: world.clock.now(), by } });
    const third = await read<OrganisationSettings>(await write('Third', second.browser, 2));
    expect(third.changed?.by).toBe('Nasser Al Balushi');
    const seenBy = async (reader: typeof browser) =>
      (await read<OrganisationSettings>(await world.ask(path, { browser: reader }))).changed?.by;
    expect([await seenBy(owner.browser), await seenBy(browser)]).toEqual(['Nasser Al Balushi', null]);
    // This owner operates the platform, too.
    await read(await write('Fourth', owner.browser, 3));
    expect([await seenBy(second.browser), await seenBy(browser)]).toEqual(Array(2).fill('Salma Al Harthy'));
    const lines = await world.audit();
    const renamed = lines.filter(({ action }) => action === 'staff.organisation_changed');
    expect(renamed.map(({ actor, subject }) => [actor, subject])).toEqual(
      [isOperators ? operator.id : second.id, second.id, owner.id].map((id) => [id, owner.organisation]),
    );
  });

  it('have a time zone and an address that owners change and organisers and auditors read', async () => {
    const { world, owner } = await begin();
    const path = `/organisation/${owner.organisation}`;
    const [organiser, auditor, finance] = [
      await layPerson(world, owner.organisation, 'organiser'),
      await layPerson(world, owner.organisation, 'auditor'),
      await layPerson(world, owner.organisation, 'finance'),
    ];
    const names = { name_ar: 'تلفزيون عُمان', name_en: 'Oman TV' };
    const change = (fields: object, { browser }: Pick<Person, 'browser'> = owner) =>
      world.ask(path, { method: 'PATCH', body: { version: 1, ...names, ...fields }, browser });
    const wrong = await change({ zone: 'Muscat', support_email: 'candidates' });
    expect([wrong.status, Object.keys(((await wrong.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['zone', 'support_email'],
    ]);
    const wanted = { zone: 'Asia/Dubai', support_email: ' help@house.om ' };
    expect((await change(wanted, organiser)).status).toBe(403);
    const saved = await read<OrganisationSettings>(await change(wanted));
    expect(saved).toMatchObject({ ...names, zone: 'Asia/Dubai', support_email: 'help@house.om', version: 2 });
    const seen = await Promise.all(
      [organiser, auditor, finance].map(({ browser }) => world.ask(path, { browser })),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 403]);
    expect(await read(seen[0]!)).toEqual(saved);
  });
});
