import type { Config } from '../../settings.ts';
import { fileOutbox } from './fileOutbox.ts';
import type { MessagePort } from './messagePort.ts';
import { smtpMail } from './smtpMail.ts';

/** E-mail goes to the SMTP server of the settings; what has nowhere to go is written to the outbox folder. */
export function openMessagePort(config: Pick<Config, 'mail' | 'outboxDir'>, now: () => number): MessagePort {
  const files = fileOutbox(config.outboxDir, now);
  const mail = config.mail ? smtpMail(config.mail) : files;
  return {
    send: (message) => (message.channel === 'mail' ? mail : files).send(message),
    close: () => mail.close(),
  };
}
