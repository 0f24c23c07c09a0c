// @vitest-environment node
import { buffer } from 'node:stream/consumers';
import createFetchClient from 'openapi-fetch';
import { expect, it } from 'vitest';
import { fieldErrors } from '../../../domain/errors.ts';
import type { paths } from '../../../openapi/schema.gen.ts';
import { profile } from '../../../tests/support/accounts/accountFacts.ts';
import { answerJson, startTinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { updateProfile } from './updateProfile.ts';

// This test runs in Node, because jsdom, which other tests use, sends no files.
const picture = new File(['the very bytes'], 'هدى.png', { type: 'image/png' });
const update = {
  changes: { full_name: 'Huda', user_dob: '1999-04-01' },
  avatar: picture,
  image_url: '/old.webp',
};

async function send(status: number, body: unknown) {
  let sent = '';
  const server = await startTinyServer(async (request, response) => {
    sent = String(await buffer(request));
    answerJson(response, status, body);
  });
  const outcome = await updateProfile(createFetchClient<paths>({ baseUrl: server.base }), update);
  await server.close();
  return { outcome, sent };
}

it('Sends the chosen picture instead of the old address', async () => {
  const { outcome, sent } = await send(200, { message: 'Saved', data: profile });
  expect(outcome).toEqual({ ok: true, data: profile });
  expect(sent).toContain(
    'name="profile_image"; filename="هدى.png"\r\nContent-Type: image/png\r\n\r\nthe very bytes\r\n',
  );
  expect(sent).toContain('name="user_dob"\r\n\r\n1999-04-01T00:00:00.000Z\r\n');
  expect(sent).not.toContain('image_url');
});

it('The profile is found in `data` of `data` too', async () => {
  const { outcome } = await send(200, { data: { data: profile } });
  expect(outcome).toEqual({ ok: true, data: profile });
});

it('A refused picture becomes an error of its field', async () => {
  const errors = { profile_image: ['No picture'] };
  const { outcome } = await send(422, { message: 'Look', errors, code: 'unprocessable', request_id: 'r' });
  const reply = { status: 422, code: 'unprocessable', requestId: 'r', retryAfterMs: undefined };
  expect(outcome).toEqual({ ok: false, error: fieldErrors(errors, reply, 'Look') });
});
