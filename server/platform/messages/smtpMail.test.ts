import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../tests/support/outside/mailServer.ts';
import type { OutgoingMessage } from './messagePort.ts';
import { smtpMail } from './smtpMail.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function startMail(options?: SMTPServerOptions) {
  const server = await startMailServer(options);
  ({ close } = server);
  return server;
}

type Mail = Extract<OutgoingMessage, { channel: 'mail' }>;

const mailOf = (changes: Partial<Mail> = {}): Mail => ({
  id: 'message-1',
  channel: 'mail',
  language: 'ar',
  to: 'salim@example.om',
  subject: 'تعيين كلمة المرور',
  text: 'مرحبًا <سالم>،\n\nhttps://vote.example/new-password#abc',
  ...changes,
});

const from = 'Sawt <no-reply@vote.example>';

describe('mail by SMTP', () => {
  it('reaches a server, in Arabic and with its direction', async () => {
    const { url, taken } = await startMail();
    const port = smtpMail({ url, from });
    await port.send(mailOf());
    port.close();
    const [mail] = taken;
    expect({ ...mail, words: undefined }).toEqual({
      from: 'no-reply@vote.example',
      to: ['salim@example.om'],
      user: 'sawt',
      words: undefined,
    });
    const words = mail?.words ?? '';
    expect(words).toContain('Message-ID: <message-1@vote.example>');
    expect(words).toContain(`Subject: =?UTF-8?B?${Buffer.from('تعيين').toString('base64').slice(0, 8)}`);
    const parts = [...words.matchAll(/\r?\n\r?\n([A-Za-z0-9+/=\r\n]{20,}?)\r?\n--/g)].map(([, part = '']) =>
      Buffer.from(part, 'base64').toString(),
    );
    expect(parts).toEqual([
      'مرحبًا <سالم>،\n\nhttps://vote.example/new-password#abc',
      '<!doctype html><html lang="ar" dir="rtl"><body><p>مرحبًا &lt;سالم&gt;،</p><p><a href="https://vote.example/new-password#abc" dir="ltr">https://vote.example/new-password#abc</a></p></body></html>',
    ]);
  });

  it("gets no other receivers or headers from a person's name", async () => {
    const { url, taken } = await startMail();
    const port = smtpMail({ url, from });
    await port.send(mailOf({ to: 'a@example.om', subject: 'Hello\r\nBcc: b@example.om', text: 'x' }));
    port.close();
    expect(taken.map(({ to }) => to)).toEqual([['a@example.om']]);
    expect(taken[0]?.words).not.toMatch(/^Bcc:/m);
  });

  it('is refused for good when the server will never take the address', async () => {
    const { url } = await startMail({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such box'), { responseCode: 550 })),
    });
    await expect(smtpMail({ url, from }).send(mailOf())).rejects.toThrow('The address was refused.');
  });

  it('may be tried again when the server is busy, unreachable, or does not know us', async () => {
    const busy = await startMail({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('come back later'), { responseCode: 451 })),
    });
    await expect(smtpMail({ url: busy.url, from }).send(mailOf())).rejects.toMatchObject({
      responseCode: 451,
    });
    const stranger = busy.url.replace('open%20sesame', 'wrong');
    await expect(smtpMail({ url: stranger, from }).send(mailOf())).rejects.toMatchObject({ code: 'EAUTH' });
    await close?.();
    close = undefined;
    await expect(smtpMail({ url: busy.url, from }).send(mailOf())).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});
