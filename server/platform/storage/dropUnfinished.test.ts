import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Server } from '../../../tests/support/media/s3Server.ts';
import { objectKey } from './objectKey.ts';
import { openS3Store } from './s3Store.ts';

const BEFORE = Date.UTC(2026, 10, 24);
const [old, older, fresh] = [objectKey('media', 'mp4'), objectKey('identity'), objectKey('media', 'mp4')];
const upload = (key: string, at: number) =>
  `<Upload><Key>${key}</Key><UploadId>of ${key}</UploadId><Initiated>${new Date(at).toISOString()}</Initiated></Upload>`;
const page = (content: string) =>
  `<?xml version="1.0"?><ListMultipartUploadsResult>${content}</ListMultipartUploadsResult>`;
const first = page(
  `${upload(old, BEFORE - 1)}${upload('of/another/program', 0)}<IsTruncated>true</IsTruncated>` +
    '<NextKeyMarker>next</NextKeyMarker><NextUploadIdMarker>next</NextUploadIdMarker>',
);
const second = page(`${upload(older, BEFORE - 9)}${upload(fresh, BEFORE)}<IsTruncated>false</IsTruncated>`);

/** Answers as S3 documents: the server of the other tests lists no unfinished transfers. */
const aborted: (string | null)[] = [];
const server = createServer((request: IncomingMessage, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  if (request.method === 'DELETE') {
    aborted.push(pathname.replace('/sawt/', ''), searchParams.get('uploadId'));
    response.writeHead(204).end();
  } else response.end(searchParams.get('key-marker') === 'next' ? second : first);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

it('ends our own transfers that began before, on every page of the list', async () => {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = { key: 'key-of-test', secret: 'secret-of-test' };
  const store = openS3Store({ endpoint, region: 'us-east-1', bucket: 'sawt', ...key });
  expect(await store.dropUnfinished(BEFORE)).toBe(2);
  expect(aborted).toEqual([old, `of ${old}`, older, `of ${older}`]);
});

it('does nothing in a bucket that lists no transfers', async () => {
  const bucket = await startS3Server();
  expect(await openS3Store(bucket.settings).dropUnfinished(Date.now())).toBe(0);
  await bucket.close();
});
