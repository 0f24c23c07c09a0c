import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffEntry } from '../../../domain/staff/staffContract.ts';
import type { Role } from '../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { birthDate, civilIdOf, fillSearch, layEntry } from '../../../tests/support/staffEntries/layEntry.ts';

const email = 'canary-huda@mail.example.om';
const phone = '+96891234567';

let world: StaffWorld;
let owner: Person & { organisation: string };
let entry: string;
const people = new Map<Role, Person>();

beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  people.set('owner', owner);
  for (const role of ['organiser', 'screener', 'auditor'] as const)
    people.set(role, await layPerson(world, owner.organisation, role));
  const [singing] = (await layCompetitions(world, owner.organisation, ['Singing'])) as [string];
  entry = await layEntry(world, singing, { email, phone, name: 'Huda' });
  await fillSearch(world);
});
afterAll(() => world.close());

const ask = (role: Role, path: string) =>
  world.ask(`/organisation/${owner.organisation}/entry${path}`, { browser: people.get(role)!.browser });

it.each(['owner', 'organiser', 'screener'] as const)('shows an %s the whole contact', async (role) => {
  const { contact } = await read<StaffEntry>(await ask(role, `/${entry}`));
  expect(contact).toEqual({ email, phone, is_masked: false, is_verified: true });
});

it('shows an auditor a masked contact, and no whole one in any answer', async () => {
  const { contact } = await read<StaffEntry>(await ask('auditor', `/${entry}`));
  expect(contact).toEqual({
    email: 'c•••@mail.example.om',
    phone: '•••••567',
    is_masked: true,
    is_verified: true,
  });
  for (const path of ['', '?search=huda', `?search=${entry}`, `/${entry}`]) {
    const text = await (await ask('auditor', path)).text();
    expect([email, 'canary-huda', phone, '91234567'].filter((secret) => text.includes(secret))).toEqual([]);
  }
});

it.each(['owner', 'organiser', 'screener', 'auditor'] as const)(
  'shows an %s no civil id and no birth date',
  async (role) => {
    for (const path of ['', `/${entry}`]) {
      const text = await (await ask(role, path)).text();
      expect(text).toContain(entry);
      expect([civilIdOf(entry), birthDate].filter((secret) => text.includes(secret))).toEqual([]);
    }
  },
);

it('finds nobody by a contact', async () => {
  for (const search of [email, phone, '91234567']) {
    const { data } = await read<{ data: unknown[] }>(
      await ask('owner', `?search=${encodeURIComponent(search)}`),
    );
    expect(data).toEqual([]);
  }
});
