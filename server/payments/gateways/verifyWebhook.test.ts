import { describe, expect, it } from 'vitest';
import { verifyWebhook, signWebhook } from './verifyWebhook.ts';

const secret = 'a-secret-of-the-merchant-portal';
const now = Date.UTC(2026, 10, 20, 12);
const timestamp = String(now / 1_000);
const body =
  '{"event_type":"checkout.completed","data":{"session_id":"checkout_1","client_reference_id":"A"}}';

type Letter = { text?: string; at?: string; signedBody?: string; signedAt?: string; key?: string };

function delivered({ text = body, at = timestamp, key = secret, ...signed }: Letter = {}) {
  const signature = signWebhook(key, signed.signedBody ?? text, signed.signedAt ?? at);
  return { rawBody: Buffer.from(text), signature, timestamp: at };
}

describe('a webhook', () => {
  it('is accepted when its signature fits its bytes', () => {
    const delivery = delivered();
    expect(verifyWebhook(secret, delivery, now)).toEqual({
      ok: true,
      event: {
        deliveryId: delivery.signature,
        type: 'checkout.completed',
        sessionId: 'checkout_1',
        orderId: 'A',
      },
    });
  });

  it('has the signature that Thawani documents: hex HMAC-SHA256 over the body, a dash and the timestamp', () => {
    expect(signWebhook('key', 'The quick brown fox jumps over the lazy', 'dog')).toBe(
      'f42f5a2cc126b0a38c6e3ec15b1a6059c0f1ba228531163ade6ef9d06a4047a1',
    );
  });

  it('is accepted with a signature in capitals, as the same delivery', () => {
    const delivery = delivered();
    const shouted = { ...delivery, signature: delivery.signature.toUpperCase() };
    expect(verifyWebhook(secret, shouted, now)).toEqual(verifyWebhook(secret, delivery, now));
  });

  it('may lack a session, because other events have none', () => {
    const delivery = delivered({ text: '{"event_type":"payment.failed","data":{}}' });
    expect(verifyWebhook(secret, delivery, now)).toMatchObject({ event: { sessionId: null, orderId: null } });
  });

  it.each([300, -300])('is accepted at an age of %i seconds', (seconds) => {
    expect(verifyWebhook(secret, delivered(), now + seconds * 1_000).ok).toBe(true);
  });
});

describe('a webhook is refused', () => {
  const refused = (refusal: string) => ({ ok: false, refusal });
  const withOut = (name: 'signature' | 'timestamp', value?: string) => ({ ...delivered(), [name]: value });

  it.each([
    ['without a signature', withOut('signature')],
    ['with an empty signature', withOut('signature', '')],
    ['without a timestamp', withOut('timestamp')],
  ])('%s', (_, delivery) => {
    expect(verifyWebhook(secret, delivery, now)).toEqual(refused('unsigned'));
  });

  it.each([
    ['when one byte of its body changed', delivered({ signedBody: body.replace('"A"', '"B"') })],
    ['when its timestamp was made younger', delivered({ at: String(now / 1_000 + 1), signedAt: timestamp })],
    ['under another secret', delivered({ key: 'another-secret' })],
    ['with half a signature', withOut('signature', delivered().signature.slice(0, 32))],
    ['with a signature that is no hex', withOut('signature', 'z'.repeat(64))],
    ['with two signatures in one header', withOut('signature', `${delivered().signature},${'0'.repeat(64)}`)],
  ])('%s', (_, delivery) => {
    expect(verifyWebhook(secret, delivery, now)).toEqual(refused('forged'));
  });

  it.each([301, -301])('at an age of %i seconds', (seconds) => {
    expect(verifyWebhook(secret, delivered(), now + seconds * 1_000)).toEqual(refused('stale'));
  });

  it.each(['12:00', '1e9', '-1', ' 1', '99999999999999'])('when its signed time is %j', (at) => {
    expect(verifyWebhook(secret, delivered({ at }), now)).toEqual(refused('stale'));
  });

  it.each([
    '',
    'null',
    '[]',
    '{"event_type":1,"data":{}}',
    '{"event_type":"x"}',
    '{"event_type":"x","data":{"session_id":7}}',
  ])('when its signed body is %j', (text) => {
    expect(verifyWebhook(secret, delivered({ text }), now)).toEqual(refused('malformed'));
  });

  it('when its signed body is not UTF-8', () => {
    const rawBody = Buffer.from([0x7b, 0xff, 0x7d]);
    const delivery = { rawBody, timestamp, signature: signWebhook(secret, rawBody, timestamp) };
    expect(verifyWebhook(secret, delivery, now)).toEqual(refused('malformed'));
  });
});
