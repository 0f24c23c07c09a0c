import { afterEach, describe, expect, it } from 'vitest';
import {
  startCarrier,
  type CarrierServer,
  type TakenText,
} from '../../../tests/support/outside/carrierServer.ts';
import { signatureRefusal } from '../../sms/signatureRefusal.ts';
import { httpSms } from './httpSms.ts';
import { MessageRefused, type OutgoingMessage } from './messagePort.ts';

const secret = 'carrier-secret';
const now = Date.UTC(2026, 10, 20, 12);
const sms: OutgoingMessage = {
  id: 'message-1',
  channel: 'sms',
  language: 'ar',
  to: '+96891234567',
  text: 'صوت: تعيين كلمة المرور: https://vote.example/new-password#abc',
};

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function startOperator(...statuses: number[]): Promise<CarrierServer> {
  const carrier = await startCarrier(...statuses);
  ({ close } = carrier);
  return carrier;
}

describe('a text message', () => {
  it('reaches the mobile operator with all fields, signed as operators sign theirs', async () => {
    const { url, taken } = await startOperator();
    await httpSms({ url, secret }, () => now).send(sms);
    const [{ method, path, headers, body }] = taken as [TakenText];
    expect([method, path, headers['content-type'], headers['idempotency-key']]).toEqual([
      'POST',
      '/send?from=sawt',
      'application/json',
      'message-1',
    ]);
    expect(JSON.parse(body.toString())).toEqual({
      id: 'message-1',
      to: '+96891234567',
      text: sms.text,
      language: 'ar',
    });
    const [timestamp, signature] = [headers['x-timestamp'], headers['x-signature']].map(String);
    expect(timestamp).toBe(String(now / 1_000));
    const call = { timestamp, signature, rawBody: body };
    expect([signatureRefusal(call, secret, now), signatureRefusal(call, 'other-secret', now)]).toEqual([
      undefined,
      'wrong_signature',
    ]);
  });

  it.each([400, 401, 404, 429, 500, 503, 302])('may be sent again after an answer of %i', async (status) => {
    const { url, taken } = await startOperator(status);
    const port = httpSms({ url, secret }, () => now);
    const failed = await port.send(sms).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: `HTTP_${status}` });
    expect(failed).not.toBeInstanceOf(MessageRefused);
    await port.send(sms);
    expect(taken.map(({ path, body }) => [path, body.toString()])).toEqual([
      [taken[0]?.path, taken[0]?.body.toString()],
      [taken[0]?.path, taken[0]?.body.toString()],
    ]);
  });

  it('is given up when the operator will never take it', async () => {
    const { url } = await startOperator(422);
    await expect(httpSms({ url, secret }, () => now).send(sms)).rejects.toBeInstanceOf(MessageRefused);
  });

  it('may be sent again when the operator is silent or unreachable, and the error holds only a code', async () => {
    const { url } = await startOperator(0);
    await expect(httpSms({ url, secret }, () => now, 50).send(sms)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
      message: 'The text message was not taken.',
    });
    const nobody = httpSms({ url: 'http://127.0.0.1:1', secret }, () => now);
    await expect(nobody.send(sms)).rejects.toMatchObject({ code: expect.stringMatching(/^E|^UND/) });
  });

  it('is never an e-mail', async () => {
    const { url, taken } = await startOperator();
    const mail = { ...sms, channel: 'mail', subject: 'x' } as const;
    await expect(httpSms({ url, secret }, () => now).send(mail)).rejects.toBeInstanceOf(MessageRefused);
    expect(taken).toEqual([]);
  });
});
