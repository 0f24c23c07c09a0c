import type { PlatformConfig } from '../settings/platformSettings.ts';
import { fileOutbox } from './fileOutbox.ts';
import { httpSms } from './httpSms.ts';
import type { MessagePort, OutgoingMessage } from './messagePort.ts';
import { smtpMail } from './smtpMail.ts';

/**
 * Sends e-mail to the SMTP server of the settings and text messages to their carrier. Without a server or
 * carrier, it writes messages of that kind to the outbox folder.
 * @param onKept called for each message that was only written to the folder
 */
export function openMessagePort(
  config: Pick<PlatformConfig, 'mail' | 'smsOut' | 'outboxDir'>,
  now: () => number,
  onKept: (message: Pick<OutgoingMessage, 'id' | 'channel'>) => void,
): MessagePort {
  const folder = fileOutbox(config.outboxDir, now);
  const files: MessagePort = {
    ...folder,
    send: async (message) => {
      await folder.send(message);
      onKept(message);
    },
  };
  const mail = config.mail ? smtpMail(config.mail) : files;
  const sms = config.smsOut ? httpSms(config.smsOut, now) : files;
  return {
    send: (message) => (message.channel === 'mail' ? mail : sms).send(message),
    close: () => mail.close(),
  };
}
