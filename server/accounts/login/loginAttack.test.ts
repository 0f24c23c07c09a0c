import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../../../tests/support/accounts/accountWorld.ts';
import { everyHash } from '../../../tests/support/servers/testServer.ts';
import { HASHES_WAITING } from '../../platform/passwords/hashQueue.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await AccountWorld.start({}, undefined, undefined, undefined, everyHash);
});
afterAll(() => world.close());

const guess = (civil_id: string) => world.logIn({ civil_id }, newBrowser(), 'Wrong-horse-9');

it('a login takes as long for an account as for an unknown number', { timeout: 600_000 }, async () => {
  const accounts = await Promise.all(Array.from({ length: 100 }, () => world.lay()));
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const measure = async (whose: 'known' | 'unknown', civilId: string) => {
    const start = performance.now();
    await (await guess(civilId)).text();
    times[whose].push(performance.now() - start);
  };
  for (const [index, { civil_id }] of accounts.entries()) {
    const unknown = () => measure('unknown', String(30_000_000 + index));
    if (index % 2 === 0) await unknown();
    await measure('known', civil_id);
    if (index % 2 === 1) await unknown();
  }
  const wins = times.known.map((known) => times.unknown.filter((unknown) => known > unknown).length);
  const area = wins.reduce((sum, won) => sum + won, 0) / 100 ** 2;
  expect(area).toBeGreaterThan(0.35);
  expect(area).toBeLessThan(0.65);
});

it('the server checks no more passwords than it can, refuses the others at once, and lets a known device in', async () => {
  const owner = await world.lay();
  const phone = newBrowser();
  await world.token(owner, phone);
  const floods = Array.from({ length: 3 * HASHES_WAITING }, (_, index) => guess(String(50_000_000 + index)));
  const [own, ...others] = await Promise.all([world.logIn(owner, phone), ...floods]);
  const statuses = others.map(({ status }) => status);
  const refused = others.filter(({ status }) => status === 503);
  expect(own.status).toBe(200);
  expect([...new Set(statuses)].toSorted((a, b) => a - b)).toEqual([422, 503]);
  expect(refused.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true);
  expect((await world.logIn(owner)).status).toBe(200);
});

it('other networks log in beside guesses from one /56', async () => {
  const candidates = await Promise.all(Array.from({ length: 12 }, () => world.lay()));
  const guesses = Array.from({ length: 100 }, (_, index) =>
    world.logIn(
      { civil_id: String(60_000_000 + index) },
      { address: `2001:db8:5:ab${index.toString(16).padStart(2, '0')}::1` },
      'Wrong-horse-9',
    ),
  );
  const logins = await Promise.all(candidates.map((candidate) => world.logIn(candidate)));
  const refused = (await Promise.all(guesses)).filter(({ status }) => status === 503);
  expect(logins.map(({ status }) => status)).toEqual(candidates.map(() => 200));
  expect(refused.length).toBeGreaterThan(0);
});

it('guesses that the account refuses cost their address nothing', async () => {
  const [account, neighbour] = [await world.lay(), await world.lay()];
  const address = '192.0.2.77';
  const guesses = [];
  for (let time = 0; time < 80; time += 1)
    guesses.push((await world.logIn(account, { address }, 'Wrong-horse-9')).status);
  expect(guesses.slice(0, 6)).toEqual([422, 422, 422, 422, 422, 429]);
  expect(new Set(guesses.slice(6))).toEqual(new Set([429]));
  expect((await world.logIn(neighbour, { address })).status).toBe(200);
});
