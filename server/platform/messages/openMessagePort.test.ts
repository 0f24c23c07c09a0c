import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOutbox } from './fileOutbox.ts';
import { openMessagePort } from './openMessagePort.ts';
import type { OutgoingMessage } from './messagePort.ts';

let outboxDir: string;
beforeEach(() => {
  outboxDir = join(mkdtempSync(join(tmpdir(), 'sawt-outbox-')), 'outbox');
});
afterEach(() => rmSync(join(outboxDir, '..'), { recursive: true }));

const mail: OutgoingMessage = {
  id: 'one',
  channel: 'mail',
  language: 'en',
  to: 'salim@example.om',
  subject: 'Hello',
  text: 'Hello',
};
const sms: OutgoingMessage = { id: 'two', channel: 'sms', language: 'ar', to: '+96891234567', text: 'مرحبًا' };

it('stores messages without a channel in a folder, the newest first, and logs it', async () => {
  const kept: string[] = [];
  let now = 0;
  const port = openMessagePort(
    { mail: null, smsOut: null, outboxDir },
    () => (now += 1_000),
    ({ id }) => kept.push(id),
  );
  expect(await readOutbox(outboxDir, 10)).toEqual([]);
  await port.send(mail);
  await port.send(sms);
  expect(kept).toEqual(['one', 'two']);
  expect(await readOutbox(outboxDir, 10)).toEqual([
    { ...sms, at: 2_000 },
    { ...mail, at: 1_000 },
  ]);
  expect(await readOutbox(outboxDir, 1)).toHaveLength(1);
});

it('stores no e-mail if a mail server is set, even an unreachable one', async () => {
  const settings = { url: 'smtp://127.0.0.1:1', from: 'no-reply@vote.example' };
  const port = openMessagePort(
    { mail: settings, smsOut: null, outboxDir },
    () => 0,
    () => {},
  );
  await expect(port.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  await port.send(sms);
  expect((await readOutbox(outboxDir, 10)).map(({ id }) => id)).toEqual(['two']);
});

it('stores no text message if an operator is set, even an unreachable one', async () => {
  const smsOut = { url: 'http://127.0.0.1:1', secret: 'carrier-secret' };
  const port = openMessagePort(
    { mail: null, smsOut, outboxDir },
    () => 0,
    () => {},
  );
  await expect(port.send(sms)).rejects.toThrow('The text message was not taken.');
  await port.send(mail);
  expect((await readOutbox(outboxDir, 10)).map(({ id }) => id)).toEqual(['one']);
});
