import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signBody } from '../platform/http/signBody.ts';
import { signatureRefusal } from './signatureRefusal.ts';

const secret = 'a-secret-of-the-operator';
const now = 1_763_632_800_000;
const timestamp = String(now / 1000);
const rawBody = Buffer.from('{"text":"١٠١"}');
const good = { timestamp, signature: signBody(secret, timestamp, rawBody), rawBody };
const at = (seconds: number) => {
  const stamp = String(now / 1000 + seconds);
  return { timestamp: stamp, signature: signBody(secret, stamp, rawBody), rawBody };
};

describe('the signature of an operator', () => {
  it('is the hex HMAC-SHA256 over the timestamp, a dot and the raw body', () => {
    expect(signBody(secret, timestamp, rawBody)).toBe(
      createHmac('sha256', secret).update(`${timestamp}.{"text":"١٠١"}`).digest('hex'),
    );
  });

  it('admits a call, in either case of its hex digits', () => {
    expect(signatureRefusal(good, secret, now)).toBeUndefined();
    expect(
      signatureRefusal({ ...good, signature: good.signature.toUpperCase() }, secret, now),
    ).toBeUndefined();
  });

  it.each([
    ['without a timestamp', { ...good, timestamp: undefined }, 'missing_signature'],
    ['without a signature', { ...good, signature: undefined }, 'missing_signature'],
    ['of another body', { ...good, rawBody: Buffer.from('{"text":"١٠٢"}') }, 'wrong_signature'],
    ['of another time', { ...good, timestamp: String(now / 1000 + 1) }, 'wrong_signature'],
    ['cut short', { ...good, signature: good.signature.slice(0, 62) }, 'wrong_signature'],
    ['that is no hex', { ...good, signature: 'z'.repeat(64) }, 'wrong_signature'],
    ['with a time that is no number', { ...good, timestamp: '1e9' }, 'stale_timestamp'],
    ['301 s old', at(-301), 'stale_timestamp'],
    ['301 s ahead', at(301), 'stale_timestamp'],
  ])('%s is refused', (_name, call, refusal) => {
    expect(signatureRefusal(call, secret, now)).toBe(refusal);
  });

  it('is valid for 300 s in both directions, and for one secret', () => {
    expect([signatureRefusal(at(-300), secret, now), signatureRefusal(at(300), secret, now)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(signatureRefusal(good, `${secret}!`, now)).toBe('wrong_signature');
  });
});
