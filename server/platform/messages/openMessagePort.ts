import type { Config } from '../../settings.ts';
import { fileOutbox } from './fileOutbox.ts';
import type { MessagePort, OutgoingMessage } from './messagePort.ts';
import { smtpMail } from './smtpMail.ts';

/**
 * E-mail goes to the SMTP server of the settings; what has nowhere to go is written to the outbox folder.
 * @param onKept told of each message that was written there and went to nobody
 */
export function openMessagePort(
  config: Pick<Config, 'mail' | 'outboxDir'>,
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
  return {
    send: (message) => (message.channel === 'mail' ? mail : files).send(message),
    close: () => mail.close(),
  };
}
