import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentWorld } from '../support/payments/paymentWorld.ts';
import { rawHttp } from '../support/servers/rawHttp.ts';

let world: PaymentWorld;

beforeAll(async () => {
  world = await PaymentWorld.start();
});
afterAll(() => world.close());

const order = { email: 'a@b.om', currency_id: 1, entry_id: 'A'.repeat(22), votes_count: 25 };

function send(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${world.server.site}/api/voter/vote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
}

const answered = async (response: Response) => {
  const { code, errors } = (await response.json()) as { code: string; errors?: Record<string, string[]> };
  return { status: response.status, code, ...(errors && { errors }) };
};

describe('a refused request', () => {
  it('is not read to its end if no valid body is as large', async () => {
    const response = await send({ ...order, email: `a@${'.a'.repeat(30_000)}@` });
    expect(await answered(response)).toEqual({ status: 413, code: 'too_large' });
  });

  it('is not refused for its length while each field is within its limit', async () => {
    const body = JSON.stringify({ civil_id: '12345678', password: 'ك'.repeat(500) });
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
    const response = await fetch(`${world.server.site}/api/login`, { method: 'POST', headers, body });
    expect(await answered(response)).toEqual({ status: 422, code: 'invalid_credentials' });
  });

  it('names one error for each field', async () => {
    const response = await send({ ...order, email: 'n'.repeat(300), votes_count: 'many' });
    expect(await answered(response)).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: {
        email: ['The value is longer than allowed.'],
        votes_count: ['The value is of the wrong type.'],
      },
    });
  });

  it.each(['\0', '\u001b', '\ud800', '\u202e'])(
    'may not contain %j, which no database stores',
    async (mark) => {
      const response = await send({ ...order, email: `a${mark}a@b.om` });
      expect(await answered(response)).toEqual({
        status: 422,
        code: 'unprocessable',
        errors: {
          email: [
            'The text holds characters that cannot be stored, such as control or direction marks. Type it again without them.',
          ],
        },
      });
    },
  );

  it('may not be compressed, on any route', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const upload = await fetch(`${world.server.site}/api/uploads`, { method: 'POST', headers });
    expect(await answered(await send(order, headers))).toEqual({ status: 415, code: 'unsupported_type' });
    expect(await answered(upload)).toEqual({ status: 415, code: 'unsupported_type' });
  });

  it.each(['', 'Host: a\r\nHost: b\r\n'])(
    'names one host, also where the answer is prepared: %j',
    async (host) => {
      const { status } = await rawHttp(
        world.server.site,
        `GET /api/voter/participants HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      );
      expect(status).toBe(400);
    },
  );

  it('costs its sender, and not the voters behind the same address', async () => {
    const own = await PaymentWorld.start();
    const vote = (body: object, headers: Record<string, string> = {}) =>
      fetch(`${own.server.site}/api/voter/vote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const first = await vote({ ...order, entry_id: 'B'.repeat(22) });
    const cookie = first.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const statuses: number[] = [];
    for (let number = 0; number < 700; number += 1)
      statuses.push((await vote({ ...order, email: '' })).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(300);
    expect(statuses.slice(300)).toEqual(Array.from({ length: 400 }, () => 429));
    expect((await vote({ ...order, entry_id: 'B'.repeat(22) }, { cookie })).status).toBe(404);
    await own.close();
  });
});
