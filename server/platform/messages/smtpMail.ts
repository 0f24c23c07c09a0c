import { createTransport } from 'nodemailer';
import { directionOf, type Language } from '../http/language.ts';
import { linkedHtml } from './linkedHtml.ts';
import { MessageRefused, type MessagePort } from './messagePort.ts';

/** The address of the mail server (`smtp://` or `smtps://`, with user and password), and the sender. */
export type MailSettings = { url: string; from: string };

const TIMEOUT_MS = 5_000;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Sends e-mail to an SMTP server. A server on another machine must use TLS. */
export function smtpMail({ url, from }: MailSettings): MessagePort {
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.test(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    send: async (message) => {
      if (message.channel !== 'mail') throw new MessageRefused('This is no e-mail.');
      const { id, to, subject, text, language, unsubscribe } = message;
      await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html: htmlOf(text, language),
          textEncoding: 'base64',
          // Lets mail programs recognise a message sent twice after a crash.
          messageId: `<${id}@${domain}>`,
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        .catch(refusalOf);
    },
    close: () => transport.close(),
  };
}

/**
 * Rethrows an error: as MessageRefused if the server refuses the recipient for good, else as it is, since it
 * may pass.
 */
function refusalOf(error: unknown): never {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  if (responseCode !== undefined && responseCode >= 500 && command === 'RCPT TO')
    throw new MessageRefused('The address was refused.', { cause: error });
  throw error;
}

/** Turns the text into HTML with its direction, one element for each paragraph, and clickable links. */
function htmlOf(text: string, language: Language): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linkedHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body>${paragraphs.join('')}</body></html>`;
}
