// @vitest-environment node
import { expect, it } from 'vitest';
import { startTinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { askUpload } from './askUpload.ts';

const until = Date.UTC(2025, 6, 3, 9);
const { signal } = new AbortController();
const held = {
  'Upload-Offset': '5',
  'Upload-Length': '9',
  'Upload-Expires': new Date(until).toUTCString(),
};

it.each([
  ['what the server holds of it, and until when', 200, held, { sent: 5, total: 9, until }],
  ['nothing to resume without a byte', 200, { ...held, 'Upload-Offset': '0' }, null],
  ['that it is lost if it is unknown', 404, {}, 'lost'],
  ['that it is lost if it has expired', 410, {}, 'lost'],
  ['nothing after the end of its session', 401, {}, null],
  ['nothing if the server is busy', 503, {}, null],
])('An upload says %s', async (_, status, headers, expected) => {
  const server = await startTinyServer((_request, response) => response.writeHead(status, headers).end());
  const address = `${server.base}/uploads/abc`;
  expect(await askUpload(address, { Authorization: 'Bearer huda' }, signal)).toEqual(expected);
  const [request] = server.requests;
  expect([request?.method, request?.headers]).toMatchObject([
    'HEAD',
    { 'tus-resumable': '1.0.0', authorization: 'Bearer huda' },
  ]);
  await server.close();
  expect(await askUpload(address, {}, signal)).toBeNull();
});
