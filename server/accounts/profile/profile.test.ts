import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile, ProfileUpdateReply } from '../../../domain/contract.ts';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';
import { AccountWorld, publicOrigin } from '../../../tests/support/accountWorld.ts';
import type { LaidAccount } from '../../../tests/support/accountFixture.ts';

let world: AccountWorld;
let account: LaidAccount;
let token: string;
beforeAll(async () => {
  world = await AccountWorld.start();
  account = await world.lay({ full_name: 'Salim Al Kindi' });
  token = await world.token(account);
});
afterAll(() => world.close());

type Sent = {
  fields?: Record<string, string>;
  picture?: Uint8Array<ArrayBuffer>;
  token?: string;
  origin?: string;
};

function formOf({ fields = {}, picture }: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (picture) form.append('profile_image', new Blob([picture], { type: 'image/png' }), '../../me.png');
  return form;
}

/** A minute apart, since no limit has an off switch. */
const send = (sent: Sent) => {
  world.clock.advance(60_000);
  return world.ask('/profile/updateProfile', {
    form: formOf(sent),
    token: sent.token ?? token,
    headers: sent.origin === undefined ? {} : { origin: sent.origin },
  });
};

const profile = async (of = token) =>
  ((await (await world.ask('/profile', { token: of })).json()) as { data: Profile }).data;

const errorsOf = async (response: Response) => ((await response.json()) as { errors: object }).errors;

const pictureOf = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff', edge = 64) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#c2125c' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toFormat(format)
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

describe('a profile', () => {
  it('shows everything to its owner, and is kept by nobody on the way', async () => {
    const response = await world.ask('/profile', { token });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      data: {
        id: account.user_id,
        full_name: 'Salim Al Kindi',
        email: account.email,
        civil_id: account.civil_id,
        phone_number: '+96891234567',
        address: null,
        user_dob: '1999-04-01',
        country_id: 1,
        image_url: null,
        created_at: account.created_at,
      },
    });
  });

  it('changes what is given and leaves what is empty, e-mail and number as they are', async () => {
    const before = await profile();
    const response = await send({
      fields: {
        full_name: 'Salim bin Hamad',
        phone_number: '+٩٦٦ ٥٠١٢٣٤٥٦٧',
        address: '',
        user_dob: '1998-05-02T00:00:00.000Z',
        country_id: '2',
        email: 'thief@example.om',
        civil_id: '1',
        image_url: 'https://evil.example/x.png',
        role: 'admin',
      },
    });
    const after = {
      ...before,
      full_name: 'Salim bin Hamad',
      phone_number: '+966501234567',
      user_dob: '1998-05-02',
      country_id: 2,
    };
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Profile updated.', data: after },
    ]);
    expect(await profile()).toEqual(after);
  });

  it('is left whole when one field is wrong', async () => {
    const before = await profile();
    const fields = {
      full_name: 'Al',
      address: 'Muscat',
      user_dob: '2020-01-01',
      phone_number: '+96891234567',
    };
    const response = await send({ fields });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      {
        full_name: ['Full name must be at least 3 characters.'],
        phone_number: ['The country code of the phone number does not match the country.'],
        user_dob: ['You must be at least 14 years old'],
      },
    ]);
    expect(await profile()).toEqual(before);
  });

  it('does not make a contestant younger than the competition allows', async () => {
    const { database } = world.server.store;
    const entry = await database
      .selectFrom('entries')
      .where('user_id', 'not in', database.selectFrom('accounts').select('user_id'))
      .select('user_id')
      .executeTakeFirstOrThrow();
    const contestant = await world.lay({ user_id: entry.user_id });
    const own = await world.token(contestant);
    const refused = await send({ token: own, fields: { user_dob: '2010-01-01' } });
    expect([refused.status, await errorsOf(refused)]).toEqual([
      422,
      { user_dob: ['You take part in a competition for which you must be at least 18 years old.'] },
    ]);
    expect((await send({ token: own, fields: { user_dob: '2008-11-20' } })).status).toBe(200);
  });

  it('shows a new name on the board, in both languages', async () => {
    const { database } = world.server.store;
    const participants = world.server.app.live.board.view.groups[3]?.participants ?? [];
    // Some of the demo have an account already.
    const { user_id } = await database
      .selectFrom('entries')
      .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
      .where(
        'entries.id',
        'in',
        participants.map(({ voter_id }) => voter_id),
      )
      .where('accounts.user_id', 'is', null)
      .select('entries.user_id')
      .executeTakeFirstOrThrow();
    const own = await world.token(await world.lay({ user_id }));
    await send({ token: own, fields: { full_name: 'Somebody Else' } });
    await world.server.app.live.board.refresh();
    const shown = world.server.app.live.board.view.groups[3]?.participants.map(({ user }) => user);
    expect(shown?.find(({ full_name }) => full_name === 'Somebody Else')).toMatchObject({
      full_name_ar: null,
      full_name_en: null,
    });
  });

  it('is audited with what changed, as pseudonyms', async () => {
    const rows = await world.server.store.database
      .selectFrom('audit')
      .where('action', '=', 'profile.updated')
      .where('subject', '=', account.user_id)
      .select(['actor', 'before_hash', 'after_hash'])
      .execute();
    expect(rows).toEqual([
      {
        actor: account.user_id,
        before_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        after_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(rows[0]?.before_hash).not.toBe(rows[0]?.after_hash);
  });
});

describe('a picture', () => {
  const images = () => join(world.server.config.dataDir, 'images');

  it.each(['jpeg', 'png', 'webp'] as const)(
    'that is %s is made anew, small and with nothing but pixels',
    async (format) => {
      const response = await send({ picture: await pictureOf(format, 900) });
      const { data } = (await response.json()) as ProfileUpdateReply;
      expect(data.image_url).toMatch(/^\/images\/[0-9a-f]{20}-160\.webp$/);
      const served = await fetch(`${world.server.site}${data.image_url}`);
      const bytes = Buffer.from(await served.arrayBuffer());
      const { width, height, format: made, exif } = await sharp(bytes).metadata();
      expect([served.status, width, height, made, exif]).toEqual([200, 160, 160, 'webp', undefined]);
      expect((await profile()).image_url).toBe(data.image_url);
      for (const size of [80, 352])
        expect(existsSync(join(images(), `${data.image_url?.slice(8, 28)}-${size}.webp`))).toBe(true);
    },
  );

  it('leaves nothing lying about, and nothing of its name', () => {
    const names = readdirSync(images());
    expect(names.filter((name) => !/^[0-9a-f]{20}-\d+\.webp$/.test(name))).toEqual([]);
    expect(names.some((name) => readFileSync(join(images(), name)).includes('secret-place'))).toBe(false);
  });

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ['text', () => new TextEncoder().encode('no picture')],
    ['SVG', () => new TextEncoder().encode(svg)],
    ['GIF', () => pictureOf('gif')],
    ['TIFF', () => pictureOf('tiff')],
    ['half a picture', async () => (await pictureOf('png', 400)).slice(0, 200)],
    ['a page that calls itself a picture', () => new TextEncoder().encode('\u0089PNG\r\n<script>')],
    ['more pixels than anybody has', () => pictureOf('png', 7_200)],
  ])('that is %s is refused, and changes nothing', async (_what, make) => {
    const before = await profile();
    const response = await send({ picture: await make(), fields: { address: 'Nowhere' } });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      { profile_image: ['This file is no picture that can be read. Choose a JPEG, PNG or WebP.'] },
    ]);
    expect(await profile()).toEqual(before);
  });

  it('of as many bytes as the site lets through is looked at', async () => {
    const response = await send({ picture: new Uint8Array(AVATAR_MAX_BYTES) });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      { profile_image: ['This file is no picture that can be read. Choose a JPEG, PNG or WebP.'] },
    ]);
  });

  it('of one byte more is refused at its field', async () => {
    const response = await send({ picture: new Uint8Array(AVATAR_MAX_BYTES + 1) });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      { profile_image: ['The picture must be smaller than 5 MB.'] },
    ]);
  });
});

describe('the staff origin', () => {
  it('lets the site, and nobody else, ask for a change', async () => {
    const preflight = await world.ask('/profile/updateProfile', {
      method: 'OPTIONS',
      headers: { origin: publicOrigin, 'access-control-request-method': 'POST' },
    });
    const allowed = (response: Response) => response.headers.get('access-control-allow-origin');
    expect([preflight.status, allowed(preflight)]).toEqual([204, publicOrigin]);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization, Accept-Language');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const own = await send({ fields: {}, origin: publicOrigin });
    expect([own.status, allowed(own)]).toEqual([200, publicOrigin]);
    const before = await profile();
    for (const origin of ['https://evil.example', 'null', 'https://vote.example.evil.example']) {
      const response = await send({ fields: { full_name: 'Somebody Else' }, origin });
      expect([response.status, allowed(response)]).toEqual([403, publicOrigin]);
    }
    expect(await profile()).toEqual(before);
  });
});
