import { signBody } from '../http/signBody.ts';
import { MessageRefused, type MessagePort } from './messagePort.ts';

/** The address of the carrier for text messages, and the secret that signs them. */
export type SmsOutSettings = { url: string; secret: string };

const TIMEOUT_MS = 5_000;
/** The only status with which a carrier refuses a message for good. */
const REFUSED_STATUS = 422;

/**
 * Sends text messages to a carrier (decision D68): a signed JSON POST, accepted by any 2xx.
 * @param now UTC ms
 */
export function httpSms(
  { url, secret }: SmsOutSettings,
  now: () => number,
  timeoutMs = TIMEOUT_MS,
): MessagePort {
  return {
    send: async (message) => {
      if (message.channel !== 'sms') throw new MessageRefused('This is no text message.');
      const { id, to, text, language } = message;
      const body = Buffer.from(JSON.stringify({ id, to, text, language }));
      const timestamp = String(Math.floor(now() / 1_000));
      const headers = {
        'content-type': 'application/json',
        // Lets the carrier drop a message sent twice after a crash.
        'idempotency-key': id,
        'x-timestamp': timestamp,
        'x-signature': signBody(secret, timestamp, body),
      };
      const status = await post(url, { headers, body, timeoutMs });
      if (status === REFUSED_STATUS) throw new MessageRefused('The number was refused.');
      if (status < 200 || status >= 300) throw carrierError(`HTTP_${status}`);
    },
    close: () => {},
  };
}

type Posted = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer>; timeoutMs: number };

async function post(url: string, { headers, body, timeoutMs }: Posted): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A request signed for one address must not follow a redirect to another.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    throw carrierError(signal.aborted ? 'ETIMEDOUT' : codeOf(error), error);
  }
}

/** An error that contains only a code: a message of its own might repeat an address or a number. */
const carrierError = (code: string, cause?: unknown) =>
  Object.assign(new Error('The text message was not taken.', { cause }), { code });

function codeOf(error: unknown): string {
  const { code } = ((error instanceof Error && error.cause) || {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'EFETCH';
}
