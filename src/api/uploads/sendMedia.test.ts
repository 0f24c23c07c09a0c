import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpError, messageError, networkError, unauthenticated } from '../../../domain/errors.ts';
import { answerJson } from '../../../tests/support/servers/tinyServer.ts';
import { startUploadServer, type UploadServer } from '../../../tests/support/uploads/uploadServer.ts';
import { discardUpload, type MediaToSend, sendMedia, type UploadNews } from './sendMedia.ts';

const CHUNK = 100_000;
const SIZE = 250_000;
const file = new File([new Uint8Array(SIZE).fill(7)], 'أغنية.mp4', { type: 'video/mp4' });
const media: MediaToSend = { file, competition: 'chant', entry: null, form: 'form-key', address: null };

let server: UploadServer;
beforeEach(async () => {
  server = await startUploadServer();
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

const headers = () => ({ Authorization: 'Bearer huda' });
const ends = new Set(['upload.completed', 'upload.broke']);

/** Sends a file until the upload ends or `enough` is true for an event; returns the events. */
function send(changes: Partial<MediaToSend> = {}, enough: (news: UploadNews) => boolean = () => false) {
  const heard: UploadNews[] = [];
  return new Promise<{ heard: UploadNews[]; last: UploadNews }>((resolve) => {
    const stop = sendMedia(
      { ...media, ...changes },
      { base: server.base, chunkBytes: CHUNK, headers },
      (news) => {
        heard.push(news);
        if (!ends.has(news.type) && !enough(news)) return;
        stop();
        resolve({ heard, last: news });
      },
    );
  });
}
const addressIn = (heard: readonly UploadNews[]) =>
  heard.find((news) => news.type === 'address.known')!.address;
const cutAt = (offset: number) =>
  server.intercept((request) => {
    if (request.headers['upload-offset'] !== String(offset)) return undefined;
    request.once('data', () => request.socket.destroy());
    return 'answered';
  });

describe('a file that is sent', () => {
  it('is sent in chunks, with its metadata and the token', async () => {
    const { heard, last } = await send();
    const metadata = String(server.headers[0]?.['upload-metadata']);
    const said = Object.fromEntries(
      metadata.split(',').map((pair) => {
        const [key = '', value = ''] = pair.split(' ');
        return [key, Buffer.from(value, 'base64').toString()];
      }),
    );
    expect([server.asked, said, server.headers.map(({ authorization }) => authorization)]).toEqual([
      ['POST', 'PATCH 0', 'PATCH 100000', 'PATCH 200000'],
      { competition: 'chant', form: 'form-key', filename: 'أغنية.mp4' },
      Array.from({ length: 4 }, () => 'Bearer huda'),
    ]);
    expect(last).toEqual({ type: 'upload.completed', ticket: addressIn(heard).split('/').at(-1) });
    expect(heard.filter(({ type }) => type === 'bytes.taken')).toHaveLength(3);
    expect(heard.findLast(({ type }) => type === 'bytes.sent')).toEqual({
      type: 'bytes.sent',
      sent: SIZE,
      total: SIZE,
    });
  });

  it('resumes when the same file is chosen again, and repeats at most one chunk', async () => {
    cutAt(100_000);
    const { last } = await send();
    expect(last).toEqual({ type: 'upload.broke', error: networkError });
    server.intercept(() => undefined);
    const again = new File([new Uint8Array(SIZE).fill(7)], 'another name.mov', { lastModified: 5 });
    const { last: end } = await send({ file: again });
    expect(end.type).toBe('upload.completed');
    expect(server.asked.slice(3)).toEqual(['HEAD', 'PATCH 100000', 'PATCH 200000']);
    expect(server.received()).toBeLessThanOrEqual(SIZE + CHUNK);
  });

  it('sends nothing once stopped, and resumes at the known address', async () => {
    const { heard } = await send({}, ({ type }) => type === 'bytes.taken');
    const address = addressIn(heard);
    localStorage.clear();
    const { last } = await send({ address });
    expect([last.type, server.asked.filter((call) => call === 'POST')]).toEqual([
      'upload.completed',
      ['POST'],
    ]);
  });

  it('starts again for another form', async () => {
    await send({}, ({ type }) => type === 'bytes.taken');
    await send({ form: 'another-form' }, ({ type }) => type === 'bytes.sent');
    expect(server.asked.filter((call) => call === 'POST')).toHaveLength(2);
  });

  it('is forgotten if the server does not know it', async () => {
    await send({}, ({ type }) => type === 'bytes.taken');
    server.intercept((request, response) => {
      if (request.method !== 'HEAD') return undefined;
      response.writeHead(410, { 'Access-Control-Allow-Origin': '*' }).end();
      return 'answered';
    });
    const { heard } = await send();
    expect([heard, localStorage.getItem('sawt.uploads')]).toMatchObject([
      [{ type: 'address.known' }, { type: 'upload.broke', error: { status: 410 } }],
      null,
    ]);
  });

  it.each([
    [401, { message: 'Unauthenticated.', code: 'unauthenticated' }, unauthenticated],
    [
      413,
      { message: 'Too large.', code: 'too_large' },
      (reply: { status: number }) => messageError('Too large.', reply),
    ],
    [503, { message: 'Busy.', code: 'unavailable' }, httpError],
  ])('and refused with %i says why', async (status, body, errorOf) => {
    server.intercept((_, response) => {
      answerJson(response, status, body, { 'Access-Control-Allow-Origin': '*', 'Retry-After': '7' });
      return 'answered';
    });
    const { last } = await send();
    const reply = { status, code: body.code, requestId: undefined, retryAfterMs: undefined };
    expect(last).toMatchObject({ type: 'upload.broke', error: errorOf(reply) });
  });

  it('is deleted here and on the server', async () => {
    const { heard } = await send({}, ({ type }) => type === 'bytes.taken');
    const address = addressIn(heard);
    await discardUpload(address, { headers });
    const { last } = await send({ address });
    expect([localStorage.getItem('sawt.uploads'), last]).toMatchObject([
      null,
      { type: 'upload.broke', error: { status: 404 } },
    ]);
  });
});
