import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken, tokenHash } from '../../server/platform/sessions/sessionToken.ts';
import { newId } from '../../server/platform/ids.ts';
import type { LaidAccount } from '../support/accounts/accountFixture.ts';
import { AccountWorld, newBrowser } from '../support/accounts/accountWorld.ts';
import {
  authorizationTable,
  originOf,
  roles,
  type Role,
  type Row,
  type Target,
} from './authorizationTable.ts';
import { contract, operations } from '../support/servers/contract.ts';
import { formOf, passport, person, signUp, song } from '../support/entries/entryForms.ts';
import { UploadCalls } from '../support/entries/uploadCalls.ts';

let world: AccountWorld;
let people: Record<'owner' | 'other' | 'judge' | 'suspended', LaidAccount>;
let entries: Record<'owner' | 'other', string>;

beforeAll(async () => {
  world = await AccountWorld.start();
  const [owner, other, judge, suspended] = [
    await world.lay(),
    await world.lay(),
    await world.lay({ role: 'judge' }),
    await world.lay({ suspended_at: 1 }),
  ];
  people = { owner, other, judge, suspended };
  entries = { owner: await enter(owner), other: await enter(other) };
});
afterAll(() => world.close());

it('has a row for every operation of the contract, and for no other', () => {
  expect(Object.keys(authorizationTable).toSorted()).toEqual([...operations.keys()].toSorted());
});

it('has the access that the contract declares', () => {
  const declared = { candidate: [{ session: [] }], either: [{}, { session: [] }] };
  const secured = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).flatMap((each) =>
      typeof each === 'object' && 'operationId' in each
        ? [[each.operationId, each['security']] as const]
        : [],
    ),
  );
  const wanted = Object.entries(authorizationTable).map(
    ([operation, { access }]) =>
      [operation, access in declared ? declared[access as 'either'] : undefined] as const,
  );
  expect(Object.fromEntries(secured)).toEqual(Object.fromEntries(wanted));
});

/** Registers an entry that owes no fee, because this world has no gateway to pay one at. */
async function enter({ civil_id, ...account }: LaidAccount): Promise<string> {
  const comp_id = await new UploadCalls(world).competition('player-of-the-season');
  const form = formOf(
    { ...person(), civil_id, comp_id },
    { media_file: song(), id_passport_url: passport() },
  );
  const { token } = await session({ civil_id, ...account });
  const id = (await signUp(world, form, { token })).data?.id ?? '';
  await world.beside((db) => db.updateTable('entries').set({ fee_baisa: 0 }).where('id', '=', id).execute());
  return id;
}

/** Opens a session as a login does, also for accounts that cannot log in. */
async function session(account: LaidAccount): Promise<{ token: string; id: string }> {
  const token = newToken();
  const id = newId();
  const now = world.clock.now();
  const { writer } = world.server.store;
  await writer.submit('openSession', {
    session: {
      token_hash: tokenHash(token),
      id,
      user_id: account.user_id,
      browser: '',
      system: '',
      created_at: now,
      last_used_at: now,
      expires_at: now + 1_000_000_000,
    },
    password: account.password ?? '',
    rehashed: null,
    device: '0'.repeat(64),
    attempt: { bucket: '', rate: { burst: 1, perMinute: 1 } },
    network: '',
  });
  return { token, id };
}

async function tokenOf(role: Role): Promise<string | undefined> {
  if (role === 'stranger') return undefined;
  if (role === 'madeUp') return newToken();
  if (role === 'suspended' || role === 'judge') return (await session(people[role])).token;
  const { token, id } = await session(role === 'other' ? people.other : people.owner);
  if (role === 'loggedOut')
    await world.server.store.writer.submit('endSession', {
      userId: people.owner.user_id,
      sessionId: id,
      action: 'logout',
      at: world.clock.now(),
      network: '',
    });
  return token;
}

/** The id that a call names: of the caller's own entry or session, of another person's, or of none. */
async function nameOf(row: Row, role: Role, target: Target): Promise<string> {
  if (target === 'absent' || target === 'none') return 'A'.repeat(22);
  const isOther = role === 'other';
  const owner = (target === 'own') === isOther ? 'other' : 'owner';
  return row.names === 'entry' ? entries[owner] : (await session(people[owner])).id;
}

async function ask(operation: string, row: Row, role: Role, target: Target): Promise<number> {
  const token = await tokenOf(role);
  const { path, asked = {} } = row.call(await nameOf(row, role, target));
  const query =
    role === 'inQuery' ? `${path.includes('?') ? '&' : '?'}token=${token}&access_token=${token}` : '';
  const { form, body, method } = asked;
  world.clock.advance(60_000);
  const response = await fetch(`${originOf(operation, world)}${path}${query}`, {
    redirect: 'manual',
    method: method ?? (form || body ? 'POST' : 'GET'),
    headers: {
      'x-forwarded-for': newBrowser().address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...asked.headers,
      ...(token && role !== 'inQuery' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  });
  await response.body?.cancel();
  return response.status;
}

const isLetIn = (role: Role) => role === 'owner' || role === 'other';
/** Callers whose request shows no token: the server ignores a token in the query. */
const showsNone = (role: Role) => role === 'stranger' || role === 'inQuery';
const isRefused = ({ access }: Row, role: Role) =>
  (access === 'candidate' && !isLetIn(role)) || (access === 'either' && !isLetIn(role) && !showsNone(role));

describe.each(Object.entries(authorizationTable))('%s', (operation, row) => {
  const targets = Object.keys(row.statuses) as Target[];
  it.each(roles.flatMap((role) => targets.map((target) => [role, target] as const)))(
    'answers %s about %s as the table says',
    async (role, target) => {
      const wanted = isRefused(row, role) ? 401 : row.statuses[target];
      expect(await ask(operation, row, role, target)).toBe(wanted);
    },
  );
});
