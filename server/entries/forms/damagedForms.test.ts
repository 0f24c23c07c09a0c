import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../../../tests/support/accounts/accountWorld.ts';
import { Entrant } from '../../../tests/support/entries/entrant.ts';
import { passport, person, song, type NamedFile } from '../../../tests/support/entries/entryForms.ts';
import { straysAfterSweep } from '../../../tests/support/entries/keptFiles.ts';
import { UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

/** A valid form with boundary `b`. */
function wholeForm(fields: Record<string, string>, files: Record<string, NamedFile>): Buffer {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const parts = Object.entries(files).flatMap(([name, { name: filename, content }]) => [
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...texts, ...parts, '--b--\r\n'].map((each) => Buffer.from(each)));
}

type Damage = { at: number; remove: number; insert: Uint8Array };

/**
 * A change of a form's bytes at a random place: it removes some and inserts others, often bytes that
 * parsers look for.
 */
const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.constant(0), fc.nat(8), fc.nat(2_000), fc.constant(Infinity)),
  insert: fc.oneof(
    fc.constant(new Uint8Array()),
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom(
        '\r\n--b\r\n',
        '\r\n--b--\r\n',
        '--b',
        '\r\n\r\n',
        '"',
        '\0',
        "; filename*=UTF-8''%00",
        '\n'.repeat(99),
      )
      .map((text) => new Uint8Array(Buffer.from(text))),
  ),
});

function damaged(body: Buffer, all: readonly Damage[]): Uint8Array<ArrayBuffer> {
  const broken = all.reduce((bytes, { at, remove, insert }) => {
    const from = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)]);
  }, body);
  return new Uint8Array(broken);
}

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('multipart/form-data; boundary=b') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="b"; charset=utf-16',
      'multipart/form-data; boundary=c; boundary=b',
      'MULTIPART/FORM-DATA; BOUNDARY=b',
      'multipart/mixed; boundary=b',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
    ),
  },
);

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

it('a registration with damaged bytes breaks nothing, and leaves nothing behind', async () => {
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

it('a replacement with damaged bytes breaks nothing, and leaves nothing behind', async () => {
  const { id, token } = await Entrant.enter(world, audio);
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), contentType, async (all, type) => {
      const files = { media_poster: passport(), media_file: song() };
      const body = damaged(wholeForm({ _method: 'PUT' }, files), all);
      // Let time pass, so that the rate limit of replacements does not refuse the next one.
      world.clock.advance(5 * 60_000);
      const status = await sendBytes(`/participant/update/${id}`, body, type, token);
      expect([200, 400, 413, 415, 422, 503]).toContain(status);
    }),
    { numRuns: 100 },
  );
  await expect.poll(() => straysAfterSweep(world)).toEqual([]);
  expect((await world.ask(`/participant/submission/${id}`, { token })).status).toBe(200);
});
