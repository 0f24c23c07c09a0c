import { randomInt } from 'node:crypto';
import type { SmsReply } from '../domain/contract.ts';
import { newId } from '../server/platform/ids.ts';
import type { SmsProviderSetting } from '../server/sms/smsSettings.ts';
import { signBody } from '../server/platform/http/signBody.ts';

export type OutgoingSms = { provider: SmsProviderSetting; from: string; text: string };

/** The reply to a message. `outcome` is the one of the contract, or says what failed. */
export type SmsAnswer = { outcome: string; reply: string; ms: number };

/**
 * Sends one signed message to the server, as a mobile operator does.
 * @param origin without a trailing slash
 * @param now the operator's time, UTC ms
 */
export async function sendSms(origin: string, sms: OutgoingSms, now = Date.now()): Promise<SmsAnswer> {
  const start = performance.now();
  const { provider } = sms;
  const body = JSON.stringify({
    message_id: newId(),
    from: sms.from,
    to: provider.short_code,
    text: sms.text,
    sent_at: new Date(nextInstant(now)).toISOString(),
  });
  const timestamp = String(Math.floor(now / 1000));
  try {
    const response = await fetch(`${origin}/api/sms/inbound/${provider.id}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': timestamp,
        'X-Signature': signBody(provider.secret, timestamp, Buffer.from(body)),
      },
      body,
    });
    return { ...(await readAnswer(response)), ms: performance.now() - start };
  } catch {
    return { outcome: 'no answer', reply: '', ms: performance.now() - start };
  }
}

let lastInstant = 0;

/** A time that no other message has: equal texts of one sender at one time count as one message. */
function nextInstant(now: number): number {
  lastInstant = Math.max(now, lastInstant + 1);
  return lastInstant;
}

async function readAnswer(response: Response): Promise<Omit<SmsAnswer, 'ms'>> {
  if (response.ok) return (await response.json()) as SmsReply;
  return { outcome: `status ${response.status}`, reply: (await response.text()).slice(0, 200) };
}

/** A random mobile number of Oman; two of one run are hardly ever the same. */
export function randomSender(): string {
  return `+9689${String(randomInt(10_000_000)).padStart(7, '0')}`;
}
