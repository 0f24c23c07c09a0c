import { createHmac } from 'node:crypto';

export type SmsTarget = { port: number; provider: string; secret: string; shortCode: string };

/** The bytes of one signed call of a mobile operator; each `index` is another sender and message. */
export function smsRequest(target: SmsTarget, run: string, index: number, text: string): Buffer {
  const body = JSON.stringify({
    message_id: `${run}-${index}`,
    from: `+9689${String(index).padStart(7, '0')}`,
    to: target.shortCode,
    text,
    sent_at: new Date().toISOString(),
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', target.secret).update(`${timestamp}.${body}`).digest('hex');
  return Buffer.from(
    `POST /api/sms/inbound/${target.provider} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `X-Timestamp: ${timestamp}\r\nX-Signature: ${signature}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

export function getRequest(path: string, headers = ''): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
}
