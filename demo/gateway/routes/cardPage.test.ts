import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  publicOrigin,
  someOrder,
  startSandboxWorld,
  type SandboxWorld,
} from '../../../tests/support/payments/sandboxWorld.ts';

let world: SandboxWorld;
beforeEach(async () => {
  world = await startSandboxWorld();
});
afterEach(() => world.close());

async function session(change: Partial<typeof someOrder> = {}): Promise<string> {
  const made = await world.gateway.createSession({ ...someOrder, ...change });
  if (!made.ok) throw new Error(made.detail);
  return made.value.id;
}

describe('card digits', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 30', code: '737', name: 'HUDA S ALRAWAHI' };
  const pay = async (id: string, body: unknown, headers: Record<string, string> = {}) => {
    const address = `${world.origin}/fields/${id}/pay`;
    const type = { 'content-type': 'application/json' };
    return fetch(address, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) });
  };

  it('are in no file and no answer', async () => {
    const id = await session();
    const answer = await (await pay(id, card)).text();
    await world.sandbox.control.runDue();
    const folder = join(world.dataDir, 'gateway');
    const files = await Promise.all(
      (await readdir(folder)).map((file) => readFile(join(folder, file), 'latin1')),
    );
    const everything = [answer, ...files, ...world.merchant.deliveries.map(({ rawBody }) => String(rawBody))];
    for (const text of everything) expect(text).not.toMatch(/4242[ -]?4242|737"|ALRAWAHI/);
    expect(files.join('').includes('"last4":"4242"')).toBe(true);
  });

  it('that make no card get a refusal for each field, by key', async () => {
    const answer = await pay(await session(), { ...card, number: '4242', expiry: '11 / 20' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { outcome: 'refused', problems: { number: 'numberIncomplete', expiry: 'expiryPast' } },
    ]);
  });

  it("are accepted from the gateway's own page only", async () => {
    const id = await session();
    const answers = [
      await pay(id, card, { 'sec-fetch-site': 'cross-site' }),
      await pay(id, { ...card, number: 4242 }),
      await pay('checkout_none', card),
      await fetch(`${world.origin}/fields/${id}/pay`, { method: 'POST', body: 'number=4242' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 400, 404, 415]);
    expect(await world.gateway.readSession(id)).toMatchObject({ value: { status: 'unpaid' } });
  });
});

describe('the page of the card fields', () => {
  it('may be framed by the site alone and runs no script but its own', async () => {
    const page = await fetch(
      `${world.origin}/fields/${await session()}?lng=en&theme=dark&parent=${publicOrigin}`,
    );
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; " +
        "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
        `frame-ancestors ${publicOrigin}`,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    const text = await page.text();
    expect(text).toContain('<html lang="en" dir="ltr" data-theme="dark">');
    expect(text.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/json" id="boot">',
      expect.stringMatching(
        /^<script type="module" src="\/assets\/[\w-]{12}\/demo\/gateway\/browser\/runPage\.ts">$/,
      ),
    ]);
    expect(text).not.toMatch(/ style=| on\w+=/);
  });

  it('is refused to another site, and for an unknown session', async () => {
    const elsewhere = await fetch(`${world.origin}/fields/${await session()}?parent=https://evil.example`);
    const missing = await fetch(`${world.origin}/fields/checkout_none?lng=en`);
    expect([elsewhere.status, missing.status]).toEqual([403, 404]);
    expect(await missing.text()).toContain('There is no such payment.');
  });

  it('as a page of its own needs the publishable key and may not be framed', async () => {
    const id = await session({ productName: '<img src=x onerror=alert(1)>' });
    const { publishableKey } = world.sandbox.keys;
    const page = await fetch(`${world.origin}/pay/${id}?key=${publishableKey}`, {
      headers: { 'accept-language': 'en-GB' },
    });
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const text = await page.text();
    expect(text).toContain('<html lang="en" dir="ltr">');
    expect(text).not.toContain('<img');
    expect((await fetch(`${world.origin}/pay/${id}?key=guess`)).status).toBe(404);
  });
});
