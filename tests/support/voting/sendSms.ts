import { demoProviders } from '../../../demo/demoProviders.ts';
import type { Clock } from '../../../server/platform/clock.ts';
import { signBody } from '../../../server/platform/http/signBody.ts';

let count = 0;

export type SmsCall = {
  text: string;
  from?: string;
  /** Replaces fields in the body of a valid call. */
  body?: Record<string, unknown>;
  /** Replaces headers of a valid call; undefined removes one. */
  headers?: Record<string, string | undefined>;
  provider?: string;
  /** Replaces the whole body; it is signed as well. */
  raw?: string;
};

/**
 * Sends a text message to the server as a mobile operator does, signed at the clock's time. Each has a new
 * id and, by default, a new sender.
 */
export async function sendSms(origin: string, clock: Clock, call: SmsCall): Promise<Response> {
  count += 1;
  const [provider] = demoProviders;
  if (!provider) throw new Error('There is no provider to send from.');
  const raw =
    call.raw ??
    JSON.stringify({
      message_id: `message-${count}`,
      from: call.from ?? `+9689${String(count).padStart(7, '0')}`,
      to: provider.short_code,
      text: call.text,
      sent_at: new Date(clock.now()).toISOString(),
      ...call.body,
    });
  const timestamp = String(Math.floor(clock.now() / 1_000));
  const headers: Record<string, string | undefined> = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': signBody(provider.secret, timestamp, Buffer.from(raw)),
    ...call.headers,
  };
  const given = Object.entries(headers).filter(
    (header): header is [string, string] => header[1] !== undefined,
  );
  return fetch(`${origin}/api/sms/inbound/${call.provider ?? provider.id}`, {
    method: 'POST',
    headers: Object.fromEntries(given),
    body: raw,
  });
}
