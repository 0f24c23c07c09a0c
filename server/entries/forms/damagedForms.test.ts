import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../../../tests/support/accounts/accountWorld.ts';
import { contentType, damage, damaged, wholeForm } from './damagedForms.support.ts';
import { Entrant } from '../../../tests/support/entries/entrant.ts';
import { passport, person, song } from '../../../tests/support/entries/entryForms.ts';
import { straysAfterSweep } from '../../../tests/support/entries/keptFiles.ts';
import { UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let audio: string;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  audio = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());

async function sendBytes(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  token?: string,
): Promise<number> {
  world.clock.advance(60_000);
  const response = await fetch(`${world.server.site}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-forwarded-for': newBrowser().address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: bytes,
  });
  await response.text();
  return response.status;
}

it('a registration whose bytes were damaged on the way breaks nothing, and leaves nothing behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), contentType, async (all, type) => {
      const fields = { ...person(), comp_id: audio };
      const files = { id_passport_url: passport(), media_poster: passport(), media_file: song() };
      const status = await sendBytes('/signup', damaged(wholeForm(fields, files), all), type);
      expect([200, 400, 403, 404, 413, 415, 422, 503]).toContain(status);
    }),
    { numRuns: 150 },
  );
  await expect.poll(() => straysAfterSweep(world)).toEqual([]);
  expect((await world.ask('/event')).status).toBe(200);
});

it('other media whose bytes were damaged on the way break nothing, and leave nothing behind', async () => {
  const { id, token } = await Entrant.enter(world, audio);
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), contentType, async (all, type) => {
      const files = { media_poster: passport(), media_file: song() };
      const body = damaged(wholeForm({ _method: 'PUT' }, files), all);
      // As often as one candidate may.
      world.clock.advance(5 * 60_000);
      const status = await sendBytes(`/participant/update/${id}`, body, type, token);
      expect([200, 400, 413, 415, 422, 503]).toContain(status);
    }),
    { numRuns: 100 },
  );
  await expect.poll(() => straysAfterSweep(world)).toEqual([]);
  expect((await world.ask(`/participant/submission/${id}`, { token })).status).toBe(200);
});
