import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawt-staff-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'staff.html'), '<!doctype html><title>staff</title>');
  writeFileSync(join(folder, 'assets/main-1.js'), 'export {};');
  server = await startTestServer({ clock: manualClock(seasonNow), staffDir: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it.each(['/', '/login', '/setup', '/invitation'])(
  'the admin host serves the staff application at %s, which runs only its own files',
  async (path) => {
    const response = await fetch(`${server.admin}${path}`);
    const { headers } = response;
    expect([response.status, headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html><title>staff</title>',
    ]);
    expect(headers.get('permissions-policy')).not.toContain('publickey-credentials');
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http://localhost:8083; " +
        "media-src http://localhost:8083; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  },
);

it('its files are cached for a year, and no other listener has them', async () => {
  const file = await fetch(`${server.admin}/assets/main-1.js`);
  const onSite = await fetch(`${server.site}/assets/main-1.js`);
  expect([file.status, file.headers.get('cache-control'), await file.text()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'export {};',
  ]);
  expect(onSite.status).not.toBe(200);
});
